import { factorKeys } from '../factors/factor';
import type { FactorBook } from '../factors/factor-book';
import { makeRow, type ResultRow, type RowSubject } from './result-row';
import { fuelAndEnergy } from '../inputs/scope-3-categories';
import type { ActivityInput } from '../inputs/year-inputs';

/**
 * What bought heat or cooling loses between plant and user, and the upstream of that (Corporate Value Chain Standard,
 * category 3). Losses are part of the factor that they were published with: none are added to the heat factor of a
 * preferred set that contains no losses, since such factors are mostly per unit delivered and include them.
 */
export function* heatLossRows(
  subject: RowSubject,
  { scope, supply, activityId, countryCode }: ActivityInput,
  year: number,
  book: FactorBook,
): Generator<ResultRow> {
  if (scope !== 2 || supply !== 'own') return;
  const heat = book.find(factorKeys.activity(activityId), countryCode, year);
  if (!heat) return;
  for (const keyOf of [factorKeys.losses, factorKeys.lossesUpstream]) {
    const found = book.find(keyOf(activityId), countryCode, year);
    if (found && found.set <= heat.set)
      yield makeRow(subject, { scope: 3, method: 'well-to-tank', category: fuelAndEnergy, found });
  }
}
