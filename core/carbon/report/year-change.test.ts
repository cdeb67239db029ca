import fc from 'fast-check';
import { changeBetween, type ChangeTerm } from './year-change';

const term = (wishes: Partial<ChangeTerm>): ChangeTerm => ({
  pool: 'gas',
  mix: 'contracts',
  part: 'gas',
  subject: 'gas',
  source: 'A 2024',
  amount: 100,
  baseKg: 20_000,
  ...wishes,
});

const nothing = { activity: 0, contracts: 0, suppliers: 0, factor: 0, method: 0 };

test('more of the same at the same factor is activity', () => {
  expect(changeBetween([term({})], [term({ amount: 150, baseKg: 30_000 })])).toEqual({
    ...nothing,
    before: 20,
    activity: 10,
    after: 30,
  });
});

test('the same amount at another figure is factor if the source is the same, else method', () => {
  const after = { baseKg: 25_000 };
  expect(changeBetween([term({})], [term(after)])).toMatchObject({ ...nothing, factor: 5 });
  expect(changeBetween([term({})], [term({ ...after, source: 'B 2025' })])).toMatchObject({
    ...nothing,
    method: 5,
  });
});

test('both at once are shared fairly: 100 at 200 becomes 150 at 300', () => {
  // 50 more at the mean of 200 and 300, and 100 dearer on the mean of 100 and 150.
  expect(changeBetween([term({})], [term({ amount: 150, baseKg: 45_000 })])).toMatchObject({
    activity: 12.5,
    factor: 12.5,
    after: 45,
  });
});

test('what was added or dropped is activity', () => {
  expect(changeBetween([term({})], [term({ pool: 'wood', part: 'wood', baseKg: 500 })])).toMatchObject({
    ...nothing,
    before: 20,
    activity: -19.5,
    after: 0.5,
  });
});

test('losses that a method adds to heat change with its amount, and are not another amount of it', () => {
  const losses = term({ amount: 0, baseKg: 1_000, source: 'A 2024 losses' });
  expect(changeBetween([term({})], [term({}), losses], false)).toMatchObject({ ...nothing, method: 1 });
  const doubled = [term({ amount: 200, baseKg: 40_000 }), { ...losses, baseKg: 2_000 }];
  expect(changeBetween([term({}), losses], doubled)).toMatchObject({ ...nothing, activity: 21 });
});

const power = (part: string, amount: number, baseKg: number) => term({ pool: 'power', part, amount, baseKg });

test('what another method counts in addition is method, what is used in addition is activity', () => {
  const upstream = term({ pool: 'upstream', part: 'upstream', baseKg: 3_000 });
  const bought = term({ pool: 'more', part: 'more', subject: 'more', baseKg: 4_000 });
  const now = [term({}), upstream, bought];
  expect(changeBetween([term({})], now, false)).toMatchObject({ ...nothing, method: 3, activity: 4 });
  expect(changeBetween([term({})], now)).toMatchObject({ ...nothing, activity: 7 });
});

test('electricity that moves to a contract is no activity', () => {
  const before = [power('grid', 100, 40_000)];
  const after = [power('grid', 40, 16_000), power('green', 60, 0)];
  expect(changeBetween(before, after)).toMatchObject({ ...nothing, contracts: -24 });
});

test('naming a supplier is no activity, nor is its effect a factor', () => {
  const bought = (part: string, amount: number, baseKg: number) =>
    term({ pool: 'steel', mix: 'suppliers', part, amount, baseKg });
  const before = [bought('rest', 100, 40_000)];
  const after = [bought('rest', 50, 20_000), bought('CN', 50, 25_000)];
  expect(changeBetween(before, after)).toMatchObject({ ...nothing, suppliers: 5 });
});

test('the rounding residue of a sum counts as 0', () => {
  const tenths = Array.from({ length: 10 }, (_, index) => power(`site ${index}`, 0.1, 0.1));
  const { contracts, factor } = changeBetween(tenths, [...tenths].reverse());
  expect([contracts, factor]).toEqual([0, 0]);
});

test('the five causes always add up to the difference', () => {
  const terms = fc.array(
    fc.record({
      pool: fc.constantFrom('a', 'b', 'c'),
      mix: fc.constantFrom('contracts' as const, 'suppliers' as const),
      part: fc.constantFrom('1', '2', '3'),
      subject: fc.constantFrom('x', 'y'),
      source: fc.constantFrom('A', 'B'),
      amount: fc.integer({ min: 1, max: 1000 }),
      baseKg: fc.nat(1_000_000),
    }),
  );
  fc.assert(
    fc.property(terms, terms, fc.boolean(), (old, now, isSameMethod) => {
      const { before, activity, contracts, suppliers, factor, method, after } = changeBetween(
        old,
        now,
        isSameMethod,
      );
      expect(before + activity + contracts + suppliers + factor + method).toBeCloseTo(after, 4);
    }),
  );
});
