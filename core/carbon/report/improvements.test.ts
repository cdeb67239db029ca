import type { ResultNote } from '../../contracts/ca-provenance';
import { createImprovements } from './improvements';
import type { ResultRow } from '../calculation/result-row';
import { factorUncertainty, UncertainSum } from '../factors/uncertainty';

const factor = {
  key: 'electricity/DE',
  uncertaintyPercent: 20,
  source: { publisher: 'Umweltbundesamt', edition: 'Strommix 2024' },
} as ResultRow['factor'];

/** A year's measured electricity with a factor that has these notes. */
const row = (...notes: ResultNote[]) =>
  ({
    method: 'location-based',
    notes,
    factor,
    sector: null,
    activity: null,
    baseKg: 1000,
    amountUncertainty: 2,
    factorUncertainty: factorUncertainty(factor, notes),
  }) as unknown as ResultRow;

function adviceOn(...rows: ResultRow[]) {
  const improvements = createImprovements();
  const total = new UncertainSum();
  for (const each of rows) {
    improvements.add(each);
    total.add(each);
  }
  return improvements.result(total).map(({ advice, name }) => [advice, name]);
}

test.each<[string, ResultNote[], string | undefined]>([
  ['of the right country and year', [], undefined],
  ['of another country', ['OTHER_GEOGRAPHY'], 'LOCAL_FACTOR'],
  ['of the world', ['WORLD_AVERAGE'], 'LOCAL_FACTOR'],
  ['of the right country and an earlier year', ['EARLIER_YEAR'], 'CURRENT_FACTOR'],
  ['of the right country and a later year', ['LATER_YEAR'], 'CURRENT_FACTOR'],
  ['of another country and year', ['EARLIER_YEAR', 'OTHER_GEOGRAPHY'], 'LOCAL_FACTOR'],
])('a factor %s: the advice covers only its own faults', (_what, notes, expected) => {
  expect(adviceOn(row(...notes))).toEqual(expected ? [[expected, 'Strommix 2024']] : []);
});

describe('a linked supplier at the average of its sector', () => {
  const epa = { ...factor, id: 'epa', key: 'spend/STEEL', uncertaintyPercent: 50 };
  const bought = (supplierId: string, baseKg: number, changes: Partial<ResultRow> = {}) =>
    ({
      ...row(),
      method: 'spend-based',
      factor: epa,
      factorUncertainty: 50,
      sector: { code: 'STEEL', name: 'Steel' },
      supplier: { supplierId, supplierName: `Company ${supplierId}`, linking: { status: 'accepted' } },
      figures: null,
      inputId: `of ${supplierId}`,
      baseKg,
      ...changes,
    }) as unknown as ResultRow;

  test('is asked for its own figures, and the total narrows as if it had shared them', () => {
    const improvements = createImprovements();
    const total = new UncertainSum();
    for (const each of [bought('a', 3000), bought('b', 1000)]) {
      improvements.add(each);
      total.add(each);
    }
    const [first, second] = improvements.result(total);
    expect(first).toMatchObject({
      ...{ advice: 'ASK_SUPPLIER', name: 'Company a', tons: 3 },
      subject: { linkingId: 'a', inputId: 'of a', sectorCode: 'STEEL', activityId: null },
    });
    // Amounts ± 2 % each; the factor's 50 % of 1 t, and the supplier's own 20 % of 3 t, independent of each other.
    const kg = Math.hypot(3000 * 0.02, 1000 * 0.02, 1000 * 0.5, 3000 * 0.2);
    expect(first?.uncertaintyAfter).toBeCloseTo((100 * kg) / 4000, 9);
    expect(second).toMatchObject({ name: 'Company b' });
  });

  test.each<[string, Partial<ResultRow>]>([
    ['is linked to nobody', { supplier: { supplierId: 'a', supplierName: 'A', linking: undefined } }],
    ['shares figures of its own already', { figures: { options: [{}, {}] } as never }],
  ])('is not asked if it %s', (_what, changes) => {
    expect(adviceOn(bought('a', 3000, changes))).toEqual([]);
  });
});
