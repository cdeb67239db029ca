import type { Static } from 'typebox';
import { billSchema } from '../../../../core/carbon/inputs/activity.schema';
import type { BillPlace } from '../../../../core/carbon/inputs/bills';
import { readUnit } from '../../../../core/carbon/inputs/units';
import type {
  InvoiceBill,
  InvoicesAnswer,
  InvoicesBody,
  ReadInvoice,
  SaidMeaning,
} from '../../../../core/contracts/ca-invoices';
import { currentInvoices, invoiceKey } from '../../../../core/invoices/current-invoices';
import { findBoundary } from '../boundary/repository';
import { insertImport, lockImport } from '../imports/repository';
import { notifyOfChanges, lockImports } from '../imports/notify-import';
import { checkActivity } from '../records/activity-catalog';
import type { Author } from '../records/changes';
import { requireValid, refuseYear } from '../records/errors';
import { checkCountry } from '../records/reference-data';
import { findBook, type ProjectBook } from '../factors/factor-books';
import { createFileKeeper } from './keep-files';
import { moveBills } from './move-bills';
import { placeBills } from './place-bills';
import { saveMeanings } from './meanings-repository';
import { findInvoices, putInvoices, type StoredInvoice } from './repository';

/**
 * Stores the new invoices of a drop, and adds their bills to activity records, all or nothing. The result
 * does not depend on the order of invoices, corrections and drops.
 * @throws ApiError 400 for an invalid bill, 422 as `moveBills`
 */
export async function takeInvoices(
  author: Author,
  { data: { id, name, invoices, meanings = [] } }: InvoicesBody,
): Promise<Static<typeof InvoicesAnswer>['data']> {
  const { tx, projectId, person } = author;
  await lockImports(author);
  const none = { taken: 0, known: invoices.length, records: 0 };
  if (await lockImport(tx, projectId, id)) return none;
  const { activities } = await findBook(tx, projectId);
  const { fiscalYearStart } = await findBoundary(tx, projectId);
  const checked = (bill: InvoiceBill) => checkBill(bill, { activities, fiscalYearStart });
  await saveMeanings(
    tx,
    projectId,
    meanings.map((each) => checkMeaning(each, activities)),
  );
  const before = await findInvoices(tx, projectId);
  const there = before.filter(({ isThere }) => isThere);
  const known = new Set(there.map(invoiceKey));
  const fresh = [...new Map(invoices.map((invoice) => [invoiceKey(invoice), invoice])).values()]
    .filter((invoice) => !known.has(invoiceKey(invoice)))
    .map((invoice) => ({ ...invoice, bills: invoice.bills.map(checked) }));
  if (fresh.length === 0) return none;
  const countedBefore = new Set(currentInvoices(there));
  const counted = new Set(currentInvoices([...there, ...fresh]));
  const removed = [...countedBefore].filter((invoice) => !counted.has(invoice));
  const isReturning = (invoice: StoredInvoice) => counted.has(invoice) && !countedBefore.has(invoice);
  const returning = there.filter(isReturning);
  const added = [...fresh.filter((invoice) => counted.has(invoice)), ...returning];
  const placed = await placeBills(
    author,
    added.flatMap(({ bills }) => bills),
  );
  const { changes } = await moveBills(author, {
    added: placed,
    removed: removed.flatMap(({ bills }) => bills),
  });
  await insertImport(tx, { projectId, fileName: name, digest: `invoices ${id}`, person, changes, id });
  const byBill = new Map(placed.map((bill) => [bill.bill.id, bill]));
  const placedOf = ({ bills }: Pick<ReadInvoice, 'bills'>) =>
    bills.map((bill) => byBill.get(bill.bill.id) ?? bill);
  const keepFile = createFileKeeper(author);
  const stored = [];
  for (const invoice of fresh) {
    const bills = placedOf(invoice);
    const evidence = counted.has(invoice) ? await keepFile({ ...invoice, bills }) : [];
    stored.push({ ...invoice, spend: invoice.spend ?? null, bills, evidence });
  }
  await putInvoices(tx, { projectId, importId: id }, stored);
  for (const invoice of returning)
    await putInvoices(tx, { projectId, importId: invoice.importId }, [
      { ...invoice, bills: placedOf(invoice) },
    ]);
  await notifyOfChanges(author, {
    changes,
    years: changes.map(({ year }) => year),
    action: 'import',
    subject: name,
  });
  return { taken: fresh.length, known: invoices.length - fresh.length, records: changes.length };
}

function checkBill(
  given: InvoiceBill,
  { activities, fiscalYearStart }: Pick<ProjectBook, 'activities'> & { fiscalYearStart: number },
): InvoiceBill {
  const { year, activityId, countryCode } = given;
  refuseYear(year);
  checkCountry(countryCode);
  const measured = checkActivity(activityId, activities);
  const bill = { ...given.bill, unit: readUnit(given.bill.unit) };
  requireValid(billSchema, bill, { year, fiscalYearStart, measured } satisfies BillPlace);
  return { ...given, bill };
}

/** A bill needs a known activity, anything else none. */
function checkMeaning(meaning: SaidMeaning, activities: ProjectBook['activities']): SaidMeaning {
  if (meaning.becomes !== 'bill') return { ...meaning, activityId: null };
  return { ...meaning, activityId: checkActivity(meaning.activityId ?? 0, activities).activityId };
}
