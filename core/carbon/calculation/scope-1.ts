import { factorKeys, standInFactor } from '../factors/factor';
import type { FactorBook } from '../factors/factor-book';
import { makeRow, type ResultRow, type RowSubject } from './result-row';
import type { ActivityInput } from '../inputs/year-inputs';

/** Scope 1, and other activities with a factor of their own: amount x factor. */
export function directRow(
  subject: RowSubject,
  { activityId, countryCode, scope, category, unit }: ActivityInput,
  year: number,
  book: FactorBook,
): ResultRow {
  const found = book.find(factorKeys.activity(activityId), countryCode, year) ?? standInFactor(unit);
  return makeRow(subject, { scope, method: 'direct', ...(category !== null && { category }), found });
}

/** CO2 from biomass: a memo row outside the scopes. None for an activity without a biogenic factor. */
export function biogenicRow(
  subject: RowSubject,
  { activityId, countryCode, scope }: ActivityInput,
  year: number,
  book: FactorBook,
): ResultRow | undefined {
  const found = book.find(factorKeys.biogenic(activityId), countryCode, year);
  return found && makeRow(subject, { scope, method: 'biogenic', found });
}
