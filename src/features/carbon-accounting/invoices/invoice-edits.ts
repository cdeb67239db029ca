import { currentInvoices, invoiceKey } from '../../../../core/invoices/current-invoices';
import type { InvoicesBody, ReadInvoice } from '../../../../core/contracts/ca-invoices';
import { fileTimeoutMs } from '../../../lib/api/files';
import { hasObject } from '../../../lib/api/shapes';
import { defineEdit } from '../../../lib/outbox/edit';
import { patch, type Patch } from '../../../lib/outbox/patch';
import { carbonApi } from '../api';
import { withBills, type BilledActivity } from './with-bills';
import { invoicesApi, invoicesPath } from './invoices-api';

type Drop = InvoicesBody['data'] & { projectId: number; activities: readonly BilledActivity[] };

export const dropSubject = (id: string): string => `invoices/${id}`;

/**
 * The invoices of a drop. The server ignores those that have arrived from elsewhere meanwhile, so each counts
 * once.
 */
export const takeInvoices = defineEdit<Drop>({
  name: 'invoices.take',
  area: 'carbonAccounting',
  request: ({ projectId, activities: _activities, ...data }) => ({
    url: invoicesPath(projectId),
    method: 'POST',
    body: { data },
    timeout: fileTimeoutMs,
    expect: hasObject('data'),
  }),
  subject: ({ id }) => dropSubject(id),
  creates: true,
  show: ({ projectId, invoices, meanings = [], activities }) => [
    ...recordsWith(projectId, invoices, activities),
    patch(invoicesApi.endpoints.getInvoices, projectId, (state) => {
      const known = new Set(state.invoices.map(invoiceKey));
      const said = new Set(meanings.map(({ key }) => key));
      return {
        invoices: [
          ...state.invoices,
          ...invoices
            .filter((invoice) => !known.has(invoiceKey(invoice)))
            .map(({ seller, number, issuedIn, replaces, spend = null }) => ({
              ...{ seller, number, issuedIn, replaces, spend },
            })),
        ],
        meanings: [...state.meanings.filter(({ key }) => !said.has(key)), ...meanings],
      };
    }),
  ],
  reload: {
    sent: ['Invoices', 'Activities', 'CarbonYears', 'CarbonImports'],
    refused: ['Invoices', 'Activities'],
  },
  page: () => '/carbon-accounting/invoices/',
  label: ({ name }) => ({ key: 'edit.addInvoices', values: { name } }),
  whenRefused: 'revert',
});

/** The records of each year, with the bills added. */
function recordsWith(
  projectId: number,
  invoices: readonly ReadInvoice[],
  activities: readonly BilledActivity[],
): Patch[] {
  const added = currentInvoices(invoices).flatMap(({ bills }) => bills);
  return [...new Set(added.map(({ year }) => year))].map((year) =>
    patch(carbonApi.endpoints.getActivities, { projectId, year }, (records) =>
      withBills(
        records,
        added.filter((bill) => bill.year === year),
        activities,
      ),
    ),
  );
}
