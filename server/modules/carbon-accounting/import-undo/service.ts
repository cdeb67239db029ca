import { toSubject } from '../../../../core/audit/subject';
import type { UndoAnswer } from '../../../../core/contracts/ca-imports';
import { ApiError, notFound } from '../../../lib/api-error';
import { undoChanges } from '../imports/apply';
import { notifyOfChanges, lockImports } from '../imports/notify-import';
import { lockImport, markUndone } from '../imports/repository';
import { undoInvoices } from '../invoices/undo';
import type { Author } from '../records/changes';
import { removeResultsOfNothing } from '../results/remove-results';

/** Undoes an import of a file or of invoices. @throws ApiError 404; 409 for one that is already undone */
export async function undoImport(author: Author, id: string): Promise<UndoAnswer['data']> {
  const { tx, projectId } = author;
  await lockImports(author);
  const found = await lockImport(tx, projectId, id);
  if (!found) throw notFound('The import');
  if (found.undoneAt !== null)
    throw new ApiError(409, 'ALREADY_UNDONE', 'This import was undone already.', {
      undoneAt: found.undoneAt,
    });
  const { changes, fileName } = found;
  const done = (await undoInvoices(author, id, changes)) ?? (await undoChanges(author, found));
  await markUndone(tx, projectId, id);
  const years = changes.map(({ year }) => year);
  await notifyOfChanges(author, {
    changes,
    years,
    action: 'delete',
    subject: toSubject('undoneImport', { file: fileName }),
  });
  for (const year of new Set(years)) await removeResultsOfNothing(author, year);
  return done;
}
