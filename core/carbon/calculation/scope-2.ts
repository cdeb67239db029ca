import { isUpstreamUnknown } from './electricity-upstream';
import { factorKeys, standInFactor, type FoundFactor } from '../factors/factor';
import type { FactorBook } from '../factors/factor-book';
import { tariffFactor } from '../inputs/tariff';
import { makeRow, type ResultRow, type RowSubject } from './result-row';
import type { ActivityInput } from '../inputs/year-inputs';

/**
 * Scope 2, two rows per record (GHG Protocol Scope 2 Guidance, chapter 6). Location-based, a memo: amount x grid of the
 * country. Market-based, which counts: amount x the supplier's own factor, under a contract x the contract's factor,
 * else x the residual mix, or the grid if none is known. Heat and cooling have one factor for both.
 */
export function scope2Rows(
  subject: RowSubject,
  activity: ActivityInput,
  year: number,
  book: FactorBook,
): ResultRow[] {
  const grid = gridFactor(activity, year, book);
  const location = activity.supply === 'own' ? ownFactor(activity, year, book) : grid;
  const market = marketFactor(activity, year, book, location);
  return [
    makeRow(subject, { scope: 2, method: 'location-based', found: location }),
    makeRow(subject, {
      scope: 2,
      method: 'market-based',
      found: isUpstreamUnknown(activity, year, book)
        ? { ...market, notes: [...market.notes, 'UPSTREAM_UNKNOWN'] }
        : market,
    }),
  ];
}

function marketFactor(
  { supply, tariff, countryCode }: ActivityInput,
  year: number,
  book: FactorBook,
  location: FoundFactor,
): FoundFactor {
  if (supply === 'own') return location;
  const stated = supply === 'tariff' && tariff ? tariffFactor(tariff, { countryCode, year }) : undefined;
  if (stated) return stated;
  const found = book.find(
    supply === 'contract' ? factorKeys.contract : factorKeys.residualMix,
    countryCode,
    year,
  );
  if (found) return found;
  const isStandIn = location.notes.includes('STAND_IN_FACTOR');
  return isStandIn ? location : { ...location, notes: [...location.notes, 'GRID_FOR_RESIDUAL_MIX'] };
}

/** The grid of the country, else that of the world with a note. */
function gridFactor({ countryCode, unit }: ActivityInput, year: number, book: FactorBook): FoundFactor {
  return (
    book.find(factorKeys.grid, countryCode, year) ??
    book.find(factorKeys.worldGrid, countryCode, year) ??
    standInFactor(unit)
  );
}

function ownFactor(activity: ActivityInput, year: number, book: FactorBook): FoundFactor {
  const found = book.find(factorKeys.activity(activity.activityId), activity.countryCode, year);
  return found ?? standInFactor(activity.unit);
}
