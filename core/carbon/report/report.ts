import type { ResultNote } from '../../contracts/ca-provenance';
import type { CountedOverlap } from '../../contracts/ca-overlaps';
import type { Completeness, YearReport } from '../../contracts/ca-years';
import { createContributions } from './contributions';
import { energyOf } from '../calculation/energy';
import type { FactorSource } from '../factors/factor';
import { createImprovements } from './improvements';
import { createOverlaps } from './overlaps';
import { createOwnShare } from '../calculation/own-figures/own-figures';
import type { ResultRow } from '../calculation/result-row';
import { kgPerTon, createTotals } from '../calculation/totals';
import { UncertainSum } from '../factors/uncertainty';
import type { YearInputs } from '../inputs/year-inputs';

/** The part of a year's report that is derived from its own rows, activities and boundary. */
export type ReportOfRows = Pick<
  YearReport,
  | 'totals'
  | 'rows'
  | 'bySector'
  | 'bySupplier'
  | 'byCountry'
  | 'byActivity'
  | 'dataQuality'
  | 'uncertaintyPercent'
  | 'improvements'
  | 'gaps'
  | 'notes'
  | 'sources'
  | 'intensity'
  | 'energy'
  | 'completeness'
  | 'ownFigures'
> & { overlaps: CountedOverlap[] | null };

const maxGaps = 50;

/**
 * Reads the rows once and keeps only sums, however many there are.
 * @param turnoverUsd of the year; 0 if unknown
 * @param activities of the year, for the energy that they use
 * @param completeness of what was entered
 */
export function reportOf(
  rows: Iterable<ResultRow>,
  turnoverUsd: number,
  activities: YearInputs['activities'] = [],
  completeness: Completeness | null = null,
): ReportOfRows {
  const totals = createTotals();
  const contributions = createContributions();
  const quality = startQuality();
  const uncertainty = new UncertainSum();
  const improvements = createImprovements();
  const gaps = startGaps();
  const notes = startNotes();
  const ownFigures = createOwnShare();
  const overlaps = createOverlaps();
  const sources = new Set<FactorSource>();
  let count = 0;
  for (const row of rows) {
    count += 1;
    totals.add(row);
    sources.add(row.factor.source);
    if (!row.inTotals) continue;
    contributions.add(row);
    quality.add(row);
    uncertainty.add(row);
    improvements.add(row);
    gaps.add(row);
    notes.add(row);
    ownFigures.add(row);
    overlaps.add(row);
  }
  const sums = totals.result();
  return {
    totals: sums,
    rows: count,
    ...contributions.result(),
    dataQuality: quality.result(),
    uncertaintyPercent: uncertainty.percent(),
    improvements: improvements.result(uncertainty),
    gaps: gaps.result(),
    notes: notes.result(),
    sources: [...new Map([...sources].map((source) => [JSON.stringify(source), source])).values()],
    intensity: turnoverUsd > 0 ? (sums.total * kgPerTon) / turnoverUsd : null,
    energy: energyOf(activities),
    completeness,
    ownFigures: ownFigures.result(),
    overlaps: overlaps.result(),
  };
}

function startQuality() {
  const kg = [0, 0, 0, 0, 0];
  return {
    add({ dataQuality, baseKg }: ResultRow): void {
      kg[dataQuality - 1] = (kg[dataQuality - 1] ?? 0) + baseKg;
    },
    result(): YearReport['dataQuality'] {
      const sum = kg.reduce((all, part) => all + part, 0);
      const shares = kg.map((part) => (sum === 0 ? 0 : (100 * part) / sum));
      return { average: shares.reduce((all, share, index) => all + (share * (index + 1)) / 100, 0), shares };
    },
  };
}

/** Rows without a known factor. */
function startGaps() {
  const gaps: YearReport['gaps'] = [];
  return {
    add({ notes, sector, activity, method, amount, unit, baseKg }: ResultRow): void {
      if (!notes.includes('STAND_IN_FACTOR')) return;
      const name = sector?.name ?? activity?.name ?? '';
      gaps.push({ name, scopeDetails: method, amount, unit, tons: baseKg / kgPerTon });
    },
    /** The largest first. */
    result: () => gaps.sort((a, b) => b.tons - a.tons).slice(0, maxGaps),
  };
}

function startNotes() {
  const sums = new Map<ResultNote, { rows: number; kg: number }>();
  return {
    add({ notes, baseKg }: ResultRow): void {
      for (const note of notes) {
        const { rows, kg } = sums.get(note) ?? { rows: 0, kg: 0 };
        sums.set(note, { rows: rows + 1, kg: kg + baseKg });
      }
    },
    result: (): YearReport['notes'] =>
      [...sums].map(([note, { rows, kg }]) => ({ note, rows, tons: kg / kgPerTon })),
  };
}
