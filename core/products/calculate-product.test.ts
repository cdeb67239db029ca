import fc from 'fast-check';
import type { LineOrigin, ProductLine } from '../contracts/ca-products';
import type { Coverage } from '../contracts/shared-figures';
import {
  freight,
  pellets,
  contextWith,
  context,
  line,
  figure,
  ofSite,
  product,
  faultOf,
} from '../../tests/support/products/product-lines';
import { calculateProduct } from './calculate-product';
import type { ProductContext } from './context';

/**
 * A bracket of 12 kg, by hand. Aluminium 13 kg × 6.7 = 87.1; steel insert 0.8 kg × 1.95 = 1.56; paint 0.25 kg × 2.4 =
 * 0.6 with 0.1 biogenic (0.025) and 0.02 land use (0.005), which takes up 0.3 (0.075). A bought bush, 2 pieces × 0.37 =
 * 0.74, 60 % primary. Energy: 12 kg of 500,000 kg × 1,200,000 kg = 28.8, of which 1,100,000 / 1,200,000 primary.
 * Packaging: 0.5 kg of wooden frame × 0.31 = 0.155, uptake 1.6 (0.8). Freight: 4 t km × (0.1 + 0.02) = 0.48.
 */
const bracket = () => [
  line('material', 13, 'kg', figure(6.7, { by: 'study' })),
  line('material', 800, 'g', figure(1.95)),
  line('material', 0.25, 'kg', figure(2.4, { biogenic: 0.1, landUse: 0.02, uptake: 0.3 })),
  line('part', 2, 'piece', figure(0.37, { unit: 'piece', primaryShare: 60 })),
  line('energy', 12, 'kg', ofSite),
  line('packaging', 0.5, 'kg', figure(0.31, { uptake: 1.6 })),
  line('transport', 4, 't km', { basis: 'activity', activityId: freight, country: 'AT' }),
];

it('equals the result of a pocket calculator', () => {
  const { footprint } = calculateProduct(product(bracket()), context);
  const fossil = 87.1 + 1.56 + 0.6 + 0.74 + 28.8 + 0.155 + 0.48;
  expect(footprint?.fossil).toBeCloseTo(fossil, 6);
  expect(footprint?.biogenic).toBeCloseTo(0.025, 6);
  expect(footprint?.landUse).toBeCloseTo(0.005, 6);
  expect(footprint?.uptake).toBeCloseTo(-0.875, 6);
  expect(footprint?.kg).toBeCloseTo(119.465, 6);
  expect(footprint?.packaging).toBeCloseTo(0.155, 6);
  expect(footprint?.primaryShare).toBeCloseTo((0.74 * 60 + (28.8 * 1100 * 100) / 1200) / 119.465, 6);
  expect(footprint?.dataQuality).toBeCloseTo((87.1 * 3 + (119.465 - 87.1) * 2) / 119.465, 6);
  expect(footprint?.gwp).toEqual(['AR5', 'AR6']);
  expect(footprint?.sources).toEqual([{ name: 'Test tables', version: '1' }]);
});

it('shows each line as a sum to check', () => {
  const { lines } = calculateProduct(product(bracket()), context);
  expect(lines.at(-1)).toMatchObject({
    terms: [
      { what: 'use', amount: 4, unit: 't km', factor: 0.1, source: { publisher: 'Test tables' } },
      { what: 'upstream', amount: 4, factor: 0.02 },
    ],
  });
  expect(lines[4]).toMatchObject({
    terms: [
      { what: 'scope1', amount: 12, of: 500_000, factor: 800_000 },
      { what: 'scope2', factor: 300_000 },
      { what: 'energyUpstream', factor: 100_000 },
    ],
  });
});

it('counts burnt biomass as emitted and as taken up before', () => {
  const burnt = line('energy', 10, 'kg', { basis: 'activity', activityId: pellets, country: 'AT' });
  const { footprint } = calculateProduct(product([burnt]), context);
  expect(footprint?.fossil).toBeCloseTo(0.5, 9);
  expect(footprint?.biogenic).toBeCloseTo(17, 9);
  expect(footprint?.uptake).toBeCloseTo(-17, 9);
  expect(footprint?.primaryShare).toBe(100);
});

it('allocates only energy, or everything up to the gate, and names the sources of each', () => {
  const share = (part: 'energy' | 'gate') =>
    calculateProduct(product([line('energy', 5, 'kg', { ...ofSite, part })]), context).footprint;
  expect(share('energy')).toMatchObject({ gwp: ['AR5'], sources: [{ name: 'Test tables' }] });
  expect(share('energy')?.kg).toBeCloseTo(12, 9);
  expect(share('gate')).toMatchObject({
    gwp: ['AR4', 'AR5'],
    sources: [{ name: 'Test averages' }, { name: 'Test tables' }],
  });
  expect(share('gate')?.kg).toBeCloseTo(21, 9);
  expect(share('gate')?.primaryShare).toBeCloseTo((100 * 11) / 21, 9);
});

describe('is a part of cradle to gate only', () => {
  const withAccount = (covers: Partial<Coverage>): ProductContext => ({
    ...context,
    account: (year) => {
      const site = context.account(year);
      return site && { ...site, covers: { ...site.covers, ...covers } };
    },
  });
  const isPartial = (origin: LineOrigin, known = context) =>
    calculateProduct(product([line('energy', 1, 'kg', origin)]), known).footprint?.isPartial ?? false;
  const gate = { ...ofSite, part: 'gate' } as const;

  it('if the account lacks what is allocated of it', () => {
    expect(isPartial(gate)).toBe(false);
    expect(isPartial(gate, withAccount({ purchases: false }))).toBe(true);
    expect(isPartial(ofSite, withAccount({ purchases: false }))).toBe(false);
    expect(isPartial(ofSite, withAccount({ scope1: false }))).toBe(true);
  });

  it('if a figure is, also in a part of the product', () => {
    expect(isPartial(figure(1))).toBe(false);
    expect(isPartial(figure(1, { isPartial: true }))).toBe(true);
    const bush = product([line('material', 2, 'kg', figure(3, { isPartial: true }))], { id: 'bush' });
    const part = line('part', 1, 'piece', { basis: 'product', productId: 'bush' });
    expect(calculateProduct(product([part]), contextWith(bush)).footprint?.isPartial).toBe(true);
  });
});

it('gives a verified figure the best quality, even one of a study', () => {
  const verified = figure(1, { by: 'study', verifiedBy: 'TÜV SÜD' });
  expect(
    calculateProduct(product([line('material', 1, 'kg', verified)]), context).footprint?.dataQuality,
  ).toBe(1);
});

it('calculates spend with the average of its sector', () => {
  const spent = line('material', 100, 'EUR', { basis: 'spend', sectorId: 1, country: 'AT' });
  expect(calculateProduct(product([spent]), context).footprint?.kg).toBeCloseTo(44, 9);
});

it('takes another product as a part, by pieces and by mass', () => {
  const bush = product([line('material', 2, 'kg', figure(3))], { id: 'bush', mass: 2 });
  const known = contextWith(bush);
  const part = (amount: number, unit: string) =>
    line('part', amount, unit, { basis: 'product', productId: 'bush' });
  expect(calculateProduct(product([part(3, 'piece')]), known).footprint?.kg).toBeCloseTo(18, 9);
  expect(calculateProduct(product([part(3000, 'g')]), known).footprint?.kg).toBeCloseTo(9, 9);
});

describe('refuses', () => {
  const partOf = (productId: string) => line('part', 1, 'piece', { basis: 'product', productId });

  it('a product that contains itself', () =>
    expect(faultOf(product([partOf('product')]))).toEqual(['CONTAINS_ITSELF']));

  it('a product that contains itself through another', () => {
    const other = product([partOf('product')], { id: 'other' });
    expect(faultOf(product([partOf('other')]), contextWith(other))).toEqual(['CONTAINS_ITSELF']);
  });

  it('parts of parts of parts', () => {
    const deepest = product([line('material', 1, 'kg', figure(1))], { id: 'deepest' });
    const middle = product([partOf('deepest')], { id: 'middle' });
    expect(faultOf(product([partOf('middle')]), contextWith(middle, deepest))).toEqual(['NESTED_TOO_DEEP']);
  });

  it('a missing part, and an incomplete one', () => {
    const empty = product([], { id: 'empty' });
    expect(faultOf(product([partOf('gone'), partOf('empty')]), contextWith(empty))).toEqual([
      'PART_MISSING',
      'PART_INCOMPLETE',
    ]);
  });

  it.each([
    ['UNIT_DOES_NOT_FIT', line('material', 1, 'l', figure(1))],
    [
      'UNIT_DOES_NOT_FIT',
      line('transport', 1, 'kg', { basis: 'activity', activityId: freight, country: 'AT' }),
    ],
    ['LINE_AMOUNT_NOT_POSITIVE', line('material', 0, 'kg', figure(1))],
    ['FIGURE_TOO_OLD', line('part', 1, 'kg', figure(1, { year: 2021 }))],
    ['FIGURE_NEGATIVE', line('part', 1, 'kg', figure(-1))],
    ['FIGURE_SOURCE_MISSING', line('part', 1, 'kg', figure(1, { source: ' ' }))],
    ['SHARE_OVER_ALL', line('energy', 500_001, 'kg', ofSite)],
    ['ACCOUNT_MISSING', line('energy', 1, 'kg', { ...ofSite, year: 2024 })],
    ['ACTIVITY_UNKNOWN', line('energy', 1, 'kg', { basis: 'activity', activityId: 9, country: 'AT' })],
    ['RATE_UNKNOWN', line('material', 1, 'XXX', { basis: 'spend', sectorId: 1, country: 'AT' })],
  ] as const)('%s', (fault, wrong) => {
    const { footprint } = calculateProduct(product([...bracket(), wrong]), context);
    expect(footprint).toBeNull();
    expect(faultOf(product([wrong]))).toEqual([fault]);
  });

  it('takes a footprint that is three years old', () =>
    expect(faultOf(product([line('part', 1, 'kg', figure(1, { year: 2022 }))]))).toEqual([undefined]));
});

describe('properties', () => {
  const figures = fc.record({
    fossil: fc.double({ min: 0, max: 1e4, noNaN: true }),
    landUse: fc.double({ min: 0, max: 100, noNaN: true }),
    biogenic: fc.double({ min: 0, max: 100, noNaN: true }),
    uptake: fc.double({ min: 0, max: 100, noNaN: true }),
    primaryShare: fc.double({ min: 0, max: 100, noNaN: true }),
  });
  const amounts = fc.double({ min: 1e-3, max: 1e4, noNaN: true });
  const lines = fc.array(
    fc
      .tuple(fc.constantFrom('material', 'part', 'packaging', 'energy'), amounts, figures)
      .map(([kindOfLine, amount, { fossil, ...rest }]) =>
        kindOfLine === 'energy'
          ? line(kindOfLine, amount, 'kg', ofSite)
          : line(kindOfLine, amount, 'kg', figure(fossil, rest)),
      ),
    { minLength: 1, maxLength: 12 },
  );
  const near = (value: number | undefined, wanted: number) =>
    expect(Math.abs((value ?? NaN) - wanted)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(wanted)));
  const footprintOf = (of: readonly ProductLine[]) => calculateProduct(product(of), context).footprint;

  it('grows with the declared amount', () =>
    fc.assert(
      fc.property(lines, fc.double({ min: 0.01, max: 40, noNaN: true }), (some, scale) => {
        const scaled = some.map((each) => ({ ...each, amount: each.amount * scale }));
        const [one, many] = [footprintOf(some), footprintOf(scaled)];
        near(many?.kg, scale * (one?.kg ?? NaN));
        near(many?.uptake, scale * (one?.uptake ?? NaN));
        near(many?.primaryShare, one?.primaryShare ?? NaN);
      }),
    ));

  it('does not depend on the order of lines', () =>
    fc.assert(
      fc.property(lines, (some) => {
        const [forth, back] = [footprintOf(some), footprintOf([...some].reverse())];
        near(back?.kg, forth?.kg ?? NaN);
        near(back?.primaryShare, forth?.primaryShare ?? NaN);
        expect(back?.byKind.map((each) => each.kind)).toEqual(forth?.byKind.map((each) => each.kind));
      }),
    ));

  it('is the sum of its lines, and of its kinds', () =>
    fc.assert(
      fc.property(lines, (some) => {
        const whole = footprintOf(some);
        const sum = some.reduce((kg, each) => kg + (footprintOf([each])?.kg ?? NaN), 0);
        near(whole?.kg, sum);
        near(
          whole?.byKind.reduce((kg, each) => kg + each.kg, 0),
          sum,
        );
      }),
    ));

  it('counts as a part as often as the whole contains its declared amount', () =>
    fc.assert(
      fc.property(lines, amounts, amounts, (some, declaredAmount, amount) => {
        const part = product(some, { id: 'part', declaredUnit: 'kg', declaredAmount });
        const whole = product([line('part', amount, 'kg', { basis: 'product', productId: 'part' })]);
        const { footprint } = calculateProduct(whole, contextWith(part));
        near(footprint?.kg, ((footprintOf(some)?.kg ?? NaN) * amount) / declaredAmount);
      }),
    ));
});
