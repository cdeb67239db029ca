import { randomUUID } from 'node:crypto';
import type { InvoiceBill, InvoiceState, ReadInvoice } from '../../../core/contracts/ca-invoices';
import { emptyTables, type Company } from './carbon-company';
import { carbonInputs, withoutInputs } from './carbon-inputs';
import type { TestApp } from './test-app';

export async function withoutInvoices(server: TestApp): Promise<void> {
  await withoutInputs(server);
  await emptyTables(server, 'imports');
}

export const billOf = (amount: number, month = 1, more: Partial<InvoiceBill> = {}): InvoiceBill => ({
  recordId: randomUUID(),
  year: 2024,
  activityId: 401,
  countryCode: 'DE',
  bill: {
    id: randomUUID(),
    from: `2024-${String(month).padStart(2, '0')}-01`,
    to: `2024-${String(month).padStart(2, '0')}-28`,
    ...{ amount, unit: 'kWh', calorificValue: null, evidence: `Stadtwerke R-${month}`, note: '' },
  },
  ...more,
});

export const invoice = (
  number: string,
  bills: InvoiceBill[],
  replaces: string | null = null,
): ReadInvoice => ({
  seller: 'DE1',
  number,
  issuedIn: 2024,
  replaces,
  bills,
});

/** What a company's main user does with invoices. */
export function carbonInvoices(company: Company) {
  const inputs = carbonInputs(company);
  const { url, call } = inputs;
  const path = () => url('ca-invoices');
  const drop = (invoices: ReadInvoice[], id: string = randomUUID()) =>
    call('POST', path(), { data: { id, name: 'Invoices', invoices } });
  const list = async () =>
    (await call('GET', `${url('ca-activities-data')}?year=2024`)).json<{
      data: { amount: number; activityId: number; countryCode: string; bills: { amount: number }[] }[];
    }>().data;
  const amounts = async () =>
    (await list()).map(({ activityId, amount, bills }) => [
      activityId,
      amount,
      bills.map((bill) => bill.amount).sort((a, b) => a - b),
    ]);
  const state = async () => (await call('GET', path())).json<InvoiceState>().data;
  const known = async () => (await state()).invoices.map(({ number }) => number);
  const undo = async (id: string) =>
    (await call('DELETE', url('ca-imports', `/${id}`))).json<{ data: unknown }>().data;
  return { ...inputs, path, drop, list, amounts, state, known, undo };
}
