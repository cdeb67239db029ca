import type {
  AskedFootprint,
  AskedFootprintList,
  AskedParty,
  AskedPartyList,
} from '../../../../../core/contracts/ca-asked-footprints';
import { supplierLists } from '../../../../domain/suppliers/suppliers-api';
import { api } from '../../../../lib/api/api';
import { hasList } from '../../../../lib/api/shapes';

export const requestedUrl = (projectId: number, rest = ''): string =>
  `/ca-asked-footprints/project/${projectId}${rest}`;

export const requestedApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAskedOfLines: build.query<AskedFootprint[], number>({
      query: (projectId) => ({ url: requestedUrl(projectId), expect: hasList }),
      transformResponse: ({ data }: AskedFootprintList) => data,
      providesTags: ['Products', 'ExchangePartners'],
    }),
    /** Suppliers and partners that can be asked for a footprint. */
    getAskedParties: build.query<AskedParty[], number>({
      query: (projectId) => ({ url: requestedUrl(projectId, '/parties'), expect: hasList }),
      transformResponse: ({ data }: AskedPartyList) => data,
      providesTags: [supplierLists, 'ExchangePartners'],
    }),
  }),
});

export const { useGetAskedOfLinesQuery, useGetAskedPartiesQuery } = requestedApi;
