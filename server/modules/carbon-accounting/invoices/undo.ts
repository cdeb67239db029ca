import type { UndoAnswer } from '../../../../core/contracts/ca-imports';
import { currentInvoices } from '../../../../core/invoices/current-invoices';
import type { ActivityRow } from '../activities/repository';
import type { ImportChange } from '../imports/change';
import type { Author } from '../records/changes';
import { moveBills } from './move-bills';
import { placeBills } from './place-bills';
import { findInvoices, rebaseLaterImports, putInvoices, removeInvoicesOf } from './repository';

/**
 * Removes the bills of a drop, even if their records got other bills since; invoices it replaced count again.
 * @returns undefined for an import that was not a drop of invoices
 */
export async function undoInvoices(
  author: Author,
  importId: string,
  changes: readonly ImportChange[],
): Promise<UndoAnswer['data'] | undefined> {
  const { tx, projectId } = author;
  const all = await findInvoices(tx, projectId);
  const others = all.filter((invoice) => invoice.importId !== importId);
  if (others.length === all.length) return undefined;
  const [before, after] = [currentInvoices(all), currentInvoices(others)];
  const returning = after.filter((invoice) => !before.includes(invoice));
  const back = [];
  for (const invoice of returning) back.push({ ...invoice, bills: await placeBills(author, invoice.bills) });
  const moved = await moveBills(author, {
    added: back.flatMap(({ bills }) => bills),
    removed: before.filter((invoice) => !after.includes(invoice)).flatMap(({ bills }) => bills),
    before: new Map(changes.map((change) => [change.id, change.before as ActivityRow | null])),
  });
  // What was entered before the first drop is restored when the last one is undone.
  for (const { id, before: stood } of changes)
    if (stood && 'bills' in stood && (stood as ActivityRow).bills.length === 0)
      await rebaseLaterImports(tx, projectId, {
        recordId: id,
        before: stood,
        importIds: others
          .filter(({ bills }) => bills.some((bill) => bill.recordId === id))
          .map((each) => each.importId),
      });
  await removeInvoicesOf(tx, projectId, importId);
  for (const invoice of back) await putInvoices(tx, { projectId, importId: invoice.importId }, [invoice]);
  const created = new Set(changes.filter((change) => change.before === null).map(({ id }) => id));
  const deleted = moved.changes.filter(({ id }) => created.has(id)).length;
  return { deleted, restored: moved.changes.length - deleted, kept: moved.kept };
}
