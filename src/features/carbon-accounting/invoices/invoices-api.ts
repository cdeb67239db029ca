import type { InvoiceState } from '../../../../core/contracts/ca-invoices';
import { api } from '../../../lib/api/api';
import { hasObject } from '../../../lib/api/shapes';

export const invoicesPath = (projectId: number) => `/ca-invoices/project/${projectId}`;

export const invoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The stored invoices, and the meanings of their items. */
    getInvoices: build.query<InvoiceState['data'], number>({
      query: (projectId) => ({ url: invoicesPath(projectId), expect: hasObject('data') }),
      transformResponse: ({ data }: InvoiceState) => data,
      providesTags: ['Invoices'],
    }),
  }),
});

export const { useGetInvoicesQuery } = invoicesApi;
