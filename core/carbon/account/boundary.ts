import type { BaseYear, BaseYearChange, BoundaryValues } from '../../contracts/ca-boundary';
import { isSame } from '../../compare/is-same';
import { boundaryParts, type BoundaryPart } from '../../terms/boundary-terms';

/** Faults of a boundary with the server's messages; the app has its own in each language. */
export const boundaryFaultMessages = {
  BASE_YEAR_UNKNOWN: 'There is no account of the base year; add the year first or choose another',
  BASE_YEAR_NOT_CALCULATED: 'The base year has no results; calculate it first or choose another',
  THRESHOLD_OUT_OF_RANGE: 'The threshold must be between 0 and 100 percent',
  RESPONSIBLE_EMAIL_INVALID: 'The e-mail address of the person in charge is not valid',
  EXCLUSION_NAME_MISSING: 'Say what is left out',
  EXCLUSION_REASON_MISSING: 'Say why it is left out',
  ABSENCE_PARTS_MISSING: 'Choose what there is none of',
  ABSENCE_REASON_MISSING: 'Say why there is none',
} as const;
export type BoundaryFault = keyof typeof boundaryFaultMessages;

/** The parts of a boundary that have changed since a year was calculated. */
export function changedParts(frozen: BoundaryValues, today: BoundaryValues): BoundaryPart[] {
  const valuesOf = (boundary: BoundaryValues): Record<BoundaryPart, unknown> => ({
    ...boundary,
    responsible: [boundary.responsibleName, boundary.responsibleFunction, boundary.responsibleEmail],
  });
  const [then, now] = [valuesOf(frozen), valuesOf(today)];
  return boundaryParts.filter((part) => !isSame(then[part], now[part]));
}

/** A smaller part of a total is only rounding. */
const negligible = 1e-9;

/**
 * How the base year of a year has changed since the comparison, if the change reaches the threshold (Corporate
 * Standard, chapter 5): below it the comparison stands.
 * @param base the base year as it was at the comparison
 * @param total of the base year today, tonnes; undefined without results
 * @param today today's settings
 */
export function baseYearChange(
  base: BaseYear | null,
  total: number | undefined,
  today: Pick<BoundaryValues, 'baseYear' | 'recalculationThreshold'>,
): BaseYearChange | null {
  if (!base || total === undefined || today.baseYear !== base.year || base.total <= 0) return null;
  const percent = (100 * (total - base.total)) / base.total;
  const threshold = today.recalculationThreshold;
  if (Math.abs(percent) < Math.max(threshold - negligible, negligible)) return null;
  return { year: base.year, before: base.total, after: total, percent, threshold };
}
