import { factorKeys, type FoundFactor } from '../factors/factor';
import type { FactorBook } from '../factors/factor-book';
import { makeRow, type ResultRow, type RowSubject } from './result-row';
import { fuelAndEnergy } from '../inputs/scope-3-categories';
import type { ActivityInput } from '../inputs/year-inputs';

/** The factor of a contract or a supplier covers generation only. */
const coversGenerationOnly = ({ supply }: ActivityInput) => supply === 'contract' || supply === 'tariff';

/** The upstream of generation: none for a grid whose factor is life-cycle, nor if it is unknown. */
function upstreamOf(activity: ActivityInput, year: number, book: FactorBook): FoundFactor | undefined {
  if (activity.supply === 'own') return undefined;
  const { countryCode } = activity;
  const ofContract = coversGenerationOnly(activity)
    ? book.find(factorKeys.contractUpstream, countryCode, year)
    : undefined;
  return ofContract ?? book.find(factorKeys.gridUpstream, countryCode, year);
}

/** Whether a contract's upstream is left out because none is published for the country. */
export const isUpstreamUnknown = (activity: ActivityInput, year: number, book: FactorBook): boolean =>
  coversGenerationOnly(activity) && upstreamOf(activity, year, book) === undefined;

/**
 * Upstream of bought electricity whose scope 2 factor counts generation only (Corporate Value Chain Standard, category
 * 3): of the fuels of its power plants, and of grid losses. What a life-cycle factor includes is not counted twice.
 */
export function* electricityUpstreamRows(
  subject: RowSubject,
  activity: ActivityInput,
  year: number,
  book: FactorBook,
): Generator<ResultRow> {
  const upstream = upstreamOf(activity, year, book);
  if (!upstream) return;
  const losses = [factorKeys.gridLosses, factorKeys.gridLossesUpstream].map((key) =>
    book.find(key, activity.countryCode, year),
  );
  for (const found of [upstream, ...losses])
    if (found) yield makeRow(subject, { scope: 3, method: 'well-to-tank', category: fuelAndEnergy, found });
}
