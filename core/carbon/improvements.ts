import type { Improvement } from '../contracts/ca-years';
import type { ResultRow } from './result-row';
import { kgPerTon } from './totals';
import { estimatedAmountUncertainty, UncertainSum } from './uncertainty';

const most = 5;

interface Cause {
  key: string;
  /** The first of its rows, which speaks for all. */
  row: ResultRow;
  sum: UncertainSum;
}

/** Groups the rows of the totals by what their uncertainty comes from. */
export function startImprovements() {
  const causes = new Map<string, Cause>();
  return {
    add(row: ResultRow): void {
      if (row.remainingKg <= 0) return;
      const key = `${row.method}/${row.sector?.code ?? row.activity?.activityId ?? ''}`;
      const cause = causes.get(key) ?? { key, row, sum: new UncertainSum() };
      causes.set(key, cause);
      cause.sum.add(row);
    },
    /**
     * What would narrow the uncertainty of the total most, the best first.
     * @param variance of the total, kg²
     */
    result(variance: number): Improvement[] {
      if (variance === 0) return [];
      return [...causes.values()]
        .flatMap(({ key, row, sum }) => {
          const advice = adviceOn(row);
          return advice ? [{ key, row, advice, kg: sum.kg, variance: sum.variance() }] : [];
        })
        .sort((a, b) => b.variance - a.variance || (a.key < b.key ? -1 : 1))
        .slice(0, most)
        .map(({ key, row, advice, kg, variance: part }) => ({
          key,
          name: row.sector?.name ?? row.activity?.name ?? '',
          scopeDetails: row.method,
          advice,
          tons: kg / kgPerTon,
          shareOfUncertainty: (100 * part) / variance,
        }));
    },
  };
}

function adviceOn({ notes, method, amountUncertainty }: ResultRow): Improvement['advice'] | undefined {
  if (method === 'not-allocated') return 'ALLOCATE_SPEND';
  if (notes.includes('STAND_IN_FACTOR')) return 'CLOSE_GAP';
  if (method === 'spend-based') return 'ASK_SUPPLIER';
  if (amountUncertainty >= estimatedAmountUncertainty) return 'MEASURE_AMOUNT';
  return notes.length > 0 ? 'LOCAL_FACTOR' : undefined;
}
