import type { AuditEntry } from '../../../core/contracts/audit';
import { writeCsv } from '../../lib/tables/csv';

const header = ['number', 'at', 'actor', 'name', 'area', 'action', 'subject', 'field', 'from', 'to'];

export const csvStart = writeCsv([header]);

/** One line per changed value, or one for an entry without any. */
export function toCsv({ number, at, actor, actorName, area, action, subject, changes }: AuditEntry): string {
  const lines = changes.length > 0 ? changes : [{ field: '', from: null, to: null }];
  return writeCsv(
    lines.map(({ field, from, to }) => [
      number,
      at,
      actor,
      actorName,
      area,
      action,
      subject,
      field,
      from,
      to,
    ]),
    { start: '' },
  );
}
