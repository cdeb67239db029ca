import type { Improvement } from '../contracts/ca-years';
import { groupBy } from './group-by';
import type { ResultRow } from './result-row';
import { kgPerTon } from './totals';
import { estimatedAmountUncertainty, variancesOf } from './uncertainty';

const most = 5;

/** What would narrow the uncertainty of the total most, the best first: groups of rows that share a cause. */
export function improvementsOf(rows: readonly ResultRow[]): Improvement[] {
  const counted = rows.filter(({ inTotals, remainingKg }) => inTotals && remainingKg > 0);
  const total = variancesOf(counted.map(toTerm)).total;
  if (total === 0) return [];
  return [...groupBy(counted, causeOf)]
    .flatMap(([key, group]) => {
      const [row] = group;
      const advice = row && adviceOn(row);
      if (!row || !advice) return [];
      const kg = group.reduce((sum, { remainingKg }) => sum + remainingKg, 0);
      const variance = variancesOf(group.map(toTerm)).total;
      const name = row.sector?.name ?? row.activity?.name ?? '';
      return [
        {
          key,
          name,
          scopeDetails: row.method,
          advice,
          tons: kg / kgPerTon,
          shareOfUncertainty: (100 * variance) / total,
        },
      ];
    })
    .sort((a, b) => b.shareOfUncertainty - a.shareOfUncertainty || (a.key < b.key ? -1 : 1))
    .slice(0, most);
}

/** A result row as a term of a sum whose uncertainty is asked. */
export const toTerm = ({ remainingKg, factor, amountUncertainty, factorUncertainty }: ResultRow) => ({
  kg: remainingKg,
  factorId: factor.id,
  amountUncertainty,
  factorUncertainty,
});

const causeOf = ({ method, sector, activity }: ResultRow) =>
  `${method}/${sector?.code ?? activity?.activityId ?? ''}`;

function adviceOn({ notes, method, amountUncertainty }: ResultRow): Improvement['advice'] | undefined {
  if (method === 'not-allocated') return 'ALLOCATE_SPEND';
  if (notes.includes('STAND_IN_FACTOR')) return 'CLOSE_GAP';
  if (method === 'spend-based') return 'ASK_SUPPLIER';
  if (amountUncertainty >= estimatedAmountUncertainty) return 'MEASURE_AMOUNT';
  return notes.length > 0 ? 'LOCAL_FACTOR' : undefined;
}
