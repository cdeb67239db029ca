import type { Contribution } from '../contracts/ca-years';
import type { ResultRow } from './result-row';
import { kgPerTon } from './totals';

const most = 50;
const restKey = 'OTHER';

type Place = { key: string; name: string } | null;

/** Where the tonnes of the totals come from: by sector of purchases, supplier, country and activity. */
export function contributionsOf(rows: readonly ResultRow[]) {
  const counted = rows.filter(({ inTotals }) => inTotals);
  const by = (placeOf: (row: ResultRow) => Place) => largest(counted, placeOf);
  return {
    bySector: by(({ sector }) => sector && { key: sector.code, name: sector.name }),
    bySupplier: by(({ supplier }) => supplier && { key: supplier.supplierId, name: supplier.supplierName }),
    byCountry: by(({ countryCode }) => ({ key: countryCode, name: countryCode })),
    byActivity: by(({ activity }) => activity && { key: String(activity.activityId), name: activity.name }),
  };
}

/** The 50 largest and the sum of the others. Rows without a place are left out. */
function largest(rows: readonly ResultRow[], placeOf: (row: ResultRow) => Place): Contribution[] {
  const sums = new Map<string, Contribution>();
  for (const row of rows) {
    const place = placeOf(row);
    if (place) add(sums, place, row.remainingKg / kgPerTon, row.savedKg / kgPerTon);
  }
  const sorted = [...sums.values()].sort((a, b) => b.remaining - a.remaining || (a.key < b.key ? -1 : 1));
  const others = new Map<string, Contribution>();
  for (const { remaining, saved } of sorted.slice(most))
    add(others, { key: restKey, name: restKey }, remaining, saved);
  return [...sorted.slice(0, most), ...others.values()];
}

function add(
  sums: Map<string, Contribution>,
  { key, name }: NonNullable<Place>,
  remaining: number,
  saved: number,
): void {
  const sum = sums.get(key);
  if (!sum) sums.set(key, { key, name, remaining, saved });
  else {
    sum.remaining += remaining;
    sum.saved += saved;
  }
}
