import fc from 'fast-check';
import { knownCategories } from './known-categories';

const tons = fc.double({ min: 0.000_001, max: 1e6, noNaN: true });
const account = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 15 }), fc.array(tons, { minLength: 1 })), {
  minLength: 1,
  selector: ([category]) => category,
});

test('the categories of any account add up to its total to the last digit, and each is its own sum', () => {
  fc.assert(
    fc.property(account, (rows) => {
      // An account adds its rows up in a different order than its categories.
      const total = rows.flatMap(([, each]) => each).reduceRight((sum, each) => sum + each, 0);
      const sums = new Map(
        rows.map(([category, each]) => [category, each.reduce((sum, row) => sum + row, 0)]),
      );
      const known = knownCategories(total, sums);
      expect(known.reduce((sum, { value }) => sum + (value as number), 0)).toBe(total);
      for (const { concept, value } of known)
        expect(value).toBeCloseTo(sums.get(Number(concept.replace('Scope3Category', ''))) ?? 0, 6);
    }),
    { numRuns: 500 },
  );
});

test('categories without emissions are not stated, and none are if they do not make up the total', () => {
  const categories = new Map([
    [6, 0],
    [4, 2],
    [1, 8],
  ]);
  expect(knownCategories(10, categories)).toEqual([
    { concept: 'Scope3Category1', member: '', value: 8, source: 'carbonAccount' },
    { concept: 'Scope3Category4', member: '', value: 2, source: 'carbonAccount' },
  ]);
  expect(knownCategories(11, categories)).toEqual([]);
  expect(knownCategories(10, new Map())).toEqual([]);
});
