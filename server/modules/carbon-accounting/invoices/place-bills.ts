import { randomUUID } from 'node:crypto';
import type { InvoiceBill } from '../../../../core/contracts/ca-invoices';
import { placeOf, recordOfBill } from '../../../../core/invoices/record-of-bill';
import { activityTable, findActivitiesByIds, type ActivityRow } from '../activities/repository';
import type { Author } from '../records/changes';

/**
 * Finds the record of each bill: the one it names if that exists, else the year's record of the activity in
 * the country, else a new one shared by all bills of that activity and country.
 */
export async function placeBills(
  { tx, projectId }: Author,
  bills: readonly InvoiceBill[],
): Promise<InvoiceBill[]> {
  const named = await findActivitiesByIds(tx, projectId, [...new Set(bills.map(({ recordId }) => recordId))]);
  const rows = new Map<number, readonly ActivityRow[]>();
  for (const year of new Set(bills.map((bill) => bill.year)))
    rows.set(year, await activityTable.findAllOfYear(tx, projectId, year));
  const made = new Map<string, string>();
  return bills.map((bill) => {
    const place = placeOf(bill);
    const namedRow = named.find(({ id }) => id === bill.recordId);
    if (namedRow && placeOf(namedRow) === place) return bill;
    const found = recordOfBill(rows.get(bill.year) ?? [], bill);
    const recordId = found?.id ?? made.get(place) ?? (namedRow ? randomUUID() : bill.recordId);
    if (!found) made.set(place, recordId);
    return { ...bill, recordId };
  });
}
