import { activitySubject } from './activity-subject';
import { electricityUpstreamRows } from './electricity-upstream';
import type { FactorBook } from '../factors/factor-book';
import { heatLossRows } from './heat-losses';
import type { ResultRow } from './result-row';
import { biogenicRow, directRow } from './scope-1';
import { scope2Rows } from './scope-2';
import { spendRows, wellToTankRow } from './scope-3';
import { describeExcess, excessShares, type ExcessShares } from '../inputs/shares';
import type { ActivityInput, YearInputs } from '../inputs/year-inputs';

/** The year cannot be calculated; the message names the year, the sector and the sum of every excess. */
export class SharesOver100Error extends Error {
  constructor(readonly excess: readonly ExcessShares[]) {
    super(excess.map(describeExcess).join(' '));
  }
}

/**
 * The account of a year, one row per term, kilograms of CO2e, not rounded; rows are generated lazily. The order of
 * inputs affects only the order of rows.
 * @throws SharesOver100Error before the first row
 */
export function calculateYear(inputs: YearInputs, book: FactorBook): Iterable<ResultRow> {
  const excess = excessShares(inputs);
  if (excess.length > 0) throw new SharesOver100Error(excess);
  return rowsOf(inputs, book);
}

function* rowsOf(inputs: YearInputs, book: FactorBook): Generator<ResultRow> {
  for (const activity of inputs.activities) yield* activityRows(activity, inputs.year, book);
  yield* spendRows(inputs, book);
}

function* activityRows(activity: ActivityInput, year: number, book: FactorBook): Generator<ResultRow> {
  const subject = activitySubject(activity);
  if (activity.scope === 2) yield* scope2Rows(subject, activity, year, book);
  else yield directRow(subject, activity, year, book);
  const biogenic = biogenicRow(subject, activity, year, book);
  if (biogenic) yield biogenic;
  const upstream = wellToTankRow(subject, activity, year, book);
  if (upstream) yield upstream;
  yield* electricityUpstreamRows(subject, activity, year, book);
  yield* heatLossRows(subject, activity, year, book);
}
