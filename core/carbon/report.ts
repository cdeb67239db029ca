import type { ResultNote } from '../contracts/ca-provenance';
import type { YearReport } from '../contracts/ca-years';
import { contributionsOf } from './contributions';
import { groupBy } from './group-by';
import { improvementsOf, toTerm } from './improvements';
import type { ResultRow } from './result-row';
import { kgPerTon, totalsOf } from './totals';
import { sumUncertainty } from './uncertainty';

/** The part of a year's report that follows from its rows alone. */
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
>;

const mostGaps = 50;

/** @param turnoverUsd of the year; 0 if it is not known */
export function reportOf(rows: readonly ResultRow[], turnoverUsd: number): ReportOfRows {
  const counted = rows.filter(({ inTotals }) => inTotals);
  const totals = totalsOf(rows);
  return {
    totals,
    rows: rows.length,
    ...contributionsOf(rows),
    dataQuality: qualityOfRows(counted),
    uncertaintyPercent: sumUncertainty(counted.map(toTerm)),
    improvements: improvementsOf(rows),
    gaps: gapsOf(counted),
    notes: notesOf(counted),
    sources: sourcesOf(rows),
    intensity: turnoverUsd > 0 ? (totals.total * kgPerTon) / turnoverUsd : null,
  };
}

function qualityOfRows(rows: readonly ResultRow[]): YearReport['dataQuality'] {
  const kg = [0, 0, 0, 0, 0];
  for (const { dataQuality, remainingKg } of rows)
    kg[dataQuality - 1] = (kg[dataQuality - 1] ?? 0) + remainingKg;
  const sum = kg.reduce((all, part) => all + part, 0);
  const shares = kg.map((part) => (sum === 0 ? 0 : (100 * part) / sum));
  return { average: shares.reduce((all, share, index) => all + (share * (index + 1)) / 100, 0), shares };
}

/** Rows whose factor is not known, the largest first. */
function gapsOf(rows: readonly ResultRow[]): YearReport['gaps'] {
  return rows
    .filter(({ notes }) => notes.includes('STAND_IN_FACTOR'))
    .sort((a, b) => b.remainingKg - a.remainingKg)
    .slice(0, mostGaps)
    .map(({ sector, activity, method, amount, unit, remainingKg }) => ({
      name: sector?.name ?? activity?.name ?? '',
      scopeDetails: method,
      amount,
      unit,
      tons: remainingKg / kgPerTon,
    }));
}

function notesOf(rows: readonly ResultRow[]): YearReport['notes'] {
  const noted = rows.flatMap(({ notes, remainingKg }) => notes.map((note) => ({ note, remainingKg })));
  return [...groupBy<(typeof noted)[number], ResultNote>(noted, ({ note }) => note)].map(([note, group]) => ({
    note,
    rows: group.length,
    tons: group.reduce((sum, { remainingKg }) => sum + remainingKg, 0) / kgPerTon,
  }));
}

function sourcesOf(rows: readonly ResultRow[]): YearReport['sources'] {
  const sources = groupBy(rows, ({ factor: { source } }) => source);
  return [...new Map([...sources.keys()].map((source) => [JSON.stringify(source), source])).values()];
}
