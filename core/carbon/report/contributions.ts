import type { Contribution } from '../../contracts/ca-years';
import type { ResultRow } from '../calculation/result-row';
import { kgPerTon } from '../calculation/totals';

const most = 50;
const restKey = 'OTHER';

/** Finds where the tonnes of the totals come from: by sector of purchases, supplier, country and activity. */
export function createContributions() {
  const sectors = startPlaces();
  const suppliers = startPlaces();
  const countries = startPlaces();
  const activities = startPlaces();
  return {
    add({ sector, supplier, countryCode, activity, remainingKg, savedKg }: ResultRow): void {
      if (sector) sectors.add(sector.code, sector.name, remainingKg, savedKg);
      if (supplier) suppliers.add(supplier.supplierId, supplier.supplierName, remainingKg, savedKg);
      if (activity) activities.add(String(activity.activityId), activity.name, remainingKg, savedKg);
      countries.add(countryCode, countryCode, remainingKg, savedKg);
    },
    result: () => ({
      bySector: sectors.largest(),
      bySupplier: suppliers.largest(),
      byCountry: countries.largest(),
      byActivity: activities.largest(),
    }),
  };
}

function startPlaces() {
  const sums = new Map<string, Contribution>();
  return {
    add(key: string, name: string, remainingKg: number, savedKg: number): void {
      const sum = sums.get(key);
      const [remaining, saved] = [remainingKg / kgPerTon, savedKg / kgPerTon];
      if (!sum) sums.set(key, { key, name, baseline: remaining + saved, remaining, saved });
      else {
        sum.baseline += remaining + saved;
        sum.remaining += remaining;
        sum.saved += saved;
      }
    },
    /** The 50 largest, and the sum of the others. */
    largest(): Contribution[] {
      const sorted = [...sums.values()].sort((a, b) => b.baseline - a.baseline || (a.key < b.key ? -1 : 1));
      const others = sorted.slice(most);
      if (others.length === 0) return sorted;
      const sumOf = (figure: 'baseline' | 'remaining' | 'saved') =>
        others.reduce((sum, each) => sum + each[figure], 0);
      const [baseline, remaining, saved] = [sumOf('baseline'), sumOf('remaining'), sumOf('saved')];
      return [...sorted.slice(0, most), { key: restKey, name: restKey, baseline, remaining, saved }];
    },
  };
}
