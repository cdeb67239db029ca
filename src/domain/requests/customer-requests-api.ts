import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import type { CustomerView, CustomerViewAnswer } from '../../../core/contracts/customer-view';
import { fetchAllPages } from '../../lib/api/all-pages';
import { api } from '../../lib/api/api';
import { hasObject } from '../../lib/api/shapes';

const pageSize = 1000;
const maxAgeSeconds = 30 * 60;

/** The requests of a project's customers, for the requests area and the self-assessment. */
export const customerRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All requests of a project. */
    getCustomerRequests: build.query<CustomerRequest[], number>({
      queryFn: (projectId, _api, _extraOptions, send) =>
        fetchAllPages(send, { url: `/customer-requests/project/${projectId}` }, pageSize),
      keepUnusedDataFor: maxAgeSeconds,
      providesTags: ['CustomerRequests'],
    }),
    /** What the customer of a request sees once the current answers are submitted, if nothing is withheld. */
    getCustomerView: build.query<CustomerView, { projectId: number; linkingId: string }>({
      query: ({ projectId, linkingId }) => ({
        url: `/customer-requests/project/${projectId}/${linkingId}/preview`,
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: CustomerViewAnswer) => data,
      keepUnusedDataFor: 0,
      // Refetched with the requests, because sharing may store a copy of what is shown.
      providesTags: ['CustomerRequests', 'SustainabilityReports'],
    }),
  }),
});

export const { useGetCustomerRequestsQuery, useGetCustomerViewQuery } = customerRequestsApi;
