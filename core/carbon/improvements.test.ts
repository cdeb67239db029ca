import type { ResultNote } from '../contracts/ca-provenance';
import { startImprovements } from './improvements';
import type { ResultRow } from './result-row';
import { factorUncertainty, UncertainSum } from './uncertainty';

const factor = {
  key: 'electricity/DE',
  uncertaintyPercent: 20,
  source: { publisher: 'Umweltbundesamt', edition: 'Strommix 2024' },
} as ResultRow['factor'];

/** The electricity of a year, measured, with a factor that the notes speak of. */
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
  const improvements = startImprovements();
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
])('a factor %s: advice speaks of what is wrong with it alone', (_what, notes, expected) => {
  expect(adviceOn(row(...notes))).toEqual(expected ? [[expected, 'Strommix 2024']] : []);
});
