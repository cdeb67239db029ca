import type {
  ApiClient,
  ApiClientBody,
  ApiClientList,
  NewClientSecret,
} from '../../../core/contracts/api-clients';
import { api, type ApiTag } from '../../lib/api/api';
import { hasList, hasObject } from '../../lib/api/shapes';

interface OfClient {
  projectId: number;
  id: string;
}

export type MadeClient = NewClientSecret['data'];

const url = (projectId: number, rest = '') => `/api-clients/project/${projectId}${rest}`;
const answer = ({ data }: NewClientSecret) => data;
const stale: ApiTag[] = ['ApiClients'];

const clientsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getApiClients: build.query<ApiClientList, number>({
      query: (projectId) => ({ url: url(projectId), expect: hasList }),
      providesTags: stale,
    }),
    createApiClient: build.mutation<MadeClient, ApiClientBody['data'] & { projectId: number }>({
      query: ({ projectId, ...data }) => ({
        url: url(projectId),
        method: 'POST',
        body: { data },
        expect: hasObject('data'),
      }),
      transformResponse: answer,
      invalidatesTags: stale,
    }),
    renewClientSecret: build.mutation<MadeClient, OfClient>({
      query: ({ projectId, id }) => ({
        url: url(projectId, `/${id}/secret`),
        method: 'POST',
        expect: hasObject('data'),
      }),
      transformResponse: answer,
      invalidatesTags: stale,
    }),
    revokeApiClient: build.mutation<{ data: ApiClient }, OfClient>({
      query: ({ projectId, id }) => ({ url: url(projectId, `/${id}`), method: 'DELETE' }),
      invalidatesTags: stale,
    }),
  }),
});

export const {
  useGetApiClientsQuery,
  useLazyGetApiClientsQuery,
  useCreateApiClientMutation,
  useRenewClientSecretMutation,
  useRevokeApiClientMutation,
} = clientsApi;
