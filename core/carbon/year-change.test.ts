import fc from 'fast-check';
import { changeBetween, type ChangeTerm } from './year-change';

const term = (wishes: Partial<ChangeTerm>): ChangeTerm => ({
  subject: 'gas',
  source: 'A 2024',
  amount: 100,
  remainingKg: 20_000,
  ...wishes,
});

test('more of the same at the same factor is activity', () => {
  expect(changeBetween([term({})], [term({ amount: 150, remainingKg: 30_000 })])).toEqual({
    before: 20,
    activity: 10,
    factor: 0,
    method: 0,
    after: 30,
  });
});

test('the same amount at another figure of the same source is factor, of another source method', () => {
  const after = { remainingKg: 25_000 };
  expect(changeBetween([term({})], [term(after)])).toMatchObject({ activity: 0, factor: 5, method: 0 });
  expect(changeBetween([term({})], [term({ ...after, source: 'B 2025' })])).toMatchObject({
    activity: 0,
    factor: 0,
    method: 5,
  });
});

test('both at once are shared fairly: 100 at 200 becomes 150 at 300', () => {
  // 50 more at the mean of 200 and 300, and 100 dearer on the mean of 100 and 150.
  expect(changeBetween([term({})], [term({ amount: 150, remainingKg: 45_000 })])).toMatchObject({
    activity: 12.5,
    factor: 12.5,
    after: 45,
  });
});

test('what came and what went is activity', () => {
  expect(changeBetween([term({})], [term({ subject: 'wood', remainingKg: 500 })])).toMatchObject({
    before: 20,
    activity: -19.5,
    after: 0.5,
  });
});

test('the parts always add up to the difference', () => {
  const terms = fc.array(
    fc.record({
      subject: fc.constantFrom('a', 'b', 'c'),
      source: fc.constantFrom('A', 'B'),
      amount: fc.nat(1000),
      remainingKg: fc.nat(1_000_000),
    }),
  );
  fc.assert(
    fc.property(terms, terms, (old, now) => {
      const { before, activity, factor, method, after } = changeBetween(old, now);
      expect(before + activity + factor + method).toBeCloseTo(after, 6);
    }),
  );
});
