import type { AuditEntry } from '../../../core/contracts/audit';

export const csvHeader = 'number,at,actor,name,area,action,subject,field,from,to\r\n';

/** One line per changed value, or one for an entry without any (RFC 4180). */
export function toCsv({ number, at, actor, actorName, area, action, subject, changes }: AuditEntry): string {
  const lines = changes.length > 0 ? changes : [{ field: '', from: null, to: null }];
  return lines
    .map(({ field, from, to }) => [number, at, actor, actorName, area, action, subject, field, from, to])
    .map((cells) => `${cells.map(toCell).join(',')}\r\n`)
    .join('');
}

/** Spreadsheets interpret a text that begins with one of these as a formula. */
const formula = /^[=+\-@\t\r]/;

function toCell(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
