import type { ReportValue } from '../../../core/terms/report-value';
import type { Concept } from '../../../core/vsme/taxonomy';

/** Numbers and days of a report as a workbook holds them; undefined for what is a text there. */
export function reportCell({ type }: Concept, value: ReportValue): number | Date | undefined {
  if (typeof value === 'number') return value;
  return type === 'date' ? new Date(`${String(value)}T00:00:00Z`) : undefined;
}
