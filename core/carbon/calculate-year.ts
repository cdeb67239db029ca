import { activitySubject } from './activity-subject';
import type { FactorBook } from './factor-book';
import type { ResultRow } from './result-row';
import { biogenicRow, directRow } from './scope-1';
import { scope2Rows } from './scope-2';
import { spendRows, wellToTankRow } from './scope-3';
import { describeExcess, excessShares, type ExcessShares } from './shares';
import type { ActivityInput, YearInputs } from './year-inputs';

/** The year cannot be calculated; the message names the year, the sector and the sum of every excess. */
export class SharesOver100Error extends Error {
  constructor(readonly excess: readonly ExcessShares[]) {
    super(excess.map(describeExcess).join(' '));
  }
}

/**
 * The account of a year, one row per term, kilograms of CO2e, nothing rounded. The order of inputs does not matter
 * but to the order of rows.
 * @throws SharesOver100Error
 */
export function calculateYear(inputs: YearInputs, book: FactorBook): ResultRow[] {
  const excess = excessShares(inputs);
  if (excess.length > 0) throw new SharesOver100Error(excess);
  const rows: ResultRow[] = [];
  for (const activity of inputs.activities) addActivity(rows, activity, inputs.year, book);
  return rows.concat(spendRows(inputs, book));
}

function addActivity(rows: ResultRow[], activity: ActivityInput, year: number, book: FactorBook): void {
  const subject = activitySubject(activity);
  if (activity.scope === 2) rows.push(...scope2Rows(subject, activity, year, book));
  else rows.push(directRow(subject, activity, year, book));
  const biogenic = biogenicRow(subject, activity, year, book);
  if (biogenic) rows.push(biogenic);
  const upstream = wellToTankRow(subject, activity, year, book);
  if (upstream) rows.push(upstream);
}
