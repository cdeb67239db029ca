import type { Contribution, Improvement } from '../../contracts/ca-years';
import type { EmissionTotals } from '../../contracts/ca-emission-results';
import type { ReportOfRows } from './report';

type Former<Type, Key extends keyof Type> = Omit<Type, Key> & Partial<Pick<Type, Key>>;

/** A report as stored by any version. */
export type StoredReport = Omit<
  ReportOfRows,
  'totals' | 'energy' | 'completeness' | 'ownFigures' | 'overlaps' | 'improvements' | Lists
> & {
  energy?: ReportOfRows['energy'];
  completeness?: ReportOfRows['completeness'];
  ownFigures?: ReportOfRows['ownFigures'];
  overlaps?: ReportOfRows['overlaps'];
  improvements: readonly Former<Improvement, 'subject'>[];
  totals: Former<EmissionTotals, 'totalWithMeasures'>;
} & Record<Lists, readonly Former<Contribution, 'baseline'>[]>;

type Lists = 'bySector' | 'bySupplier' | 'byCountry' | 'byActivity';

/**
 * Reads a stored report of any version. Method 1 stored the sum with suppliers' measures as the total: its figures are
 * kept under today's names, and the inventory is the sum of the same rows at their baseline. Its advice was based on
 * savings and is left out.
 */
export function readReport(stored: StoredReport): ReportOfRows {
  const { totals, intensity, improvements } = stored;
  const { totalWithMeasures } = totals;
  const isFormer = totalWithMeasures === undefined;
  const total = isFormer ? totals.scope1 + totals.scope2 + totals.scope3Baseline : totals.total;
  return {
    ...stored,
    energy: stored.energy ?? null,
    completeness: stored.completeness ?? null,
    ownFigures: stored.ownFigures ?? null,
    overlaps: stored.overlaps ?? null,
    totals: { ...totals, total, totalWithMeasures: totalWithMeasures ?? totals.total },
    bySector: stored.bySector.map(withBaseline),
    bySupplier: stored.bySupplier.map(withBaseline),
    byCountry: stored.byCountry.map(withBaseline),
    byActivity: stored.byActivity.map(withBaseline),
    improvements: isFormer
      ? []
      : improvements.map((improvement) => ({ ...improvement, subject: improvement.subject ?? null })),
    intensity:
      isFormer && intensity !== null && totals.total > 0 ? (intensity * total) / totals.total : intensity,
  };
}

const withBaseline = (entry: Former<Contribution, 'baseline'>): Contribution => ({
  ...entry,
  baseline: entry.baseline ?? entry.remaining + entry.saved,
});
