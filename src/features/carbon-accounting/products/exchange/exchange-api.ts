import type { OfferBody } from '../../../../../core/contracts/ca-offered-products';
import type {
  AskedFootprint,
  AskedFootprintList,
  AskFootprintBody,
} from '../../../../../core/contracts/exchange-asked';
import type { PartnerSourceBody, SourceTest } from '../../../../../core/contracts/exchange-fetching';
import type {
  ExchangePartner,
  ExchangePartnerAnswer,
  ExchangePartnerList,
  NewCredential,
  ProductPartner,
  ProductPartnerAnswer,
  ProductPartnerList,
} from '../../../../../core/contracts/exchange-partners';
import type {
  ExchangeRequest,
  ExchangeRequestList,
  FulfilRequestBody,
} from '../../../../../core/contracts/exchange-requests';
import { api, type ApiTag } from '../../../../lib/api/api';
import { outsideTimeoutMs } from '../../../../lib/api/outside-timeout';
import { hasList, hasObject } from '../../../../lib/api/shapes';
import { productsUrl } from '../products-api';

interface OfPartner {
  projectId: number;
  id: string;
}

interface Retried {
  /** Stays the same when a request is retried. */
  idempotencyKey: string;
}

const partnersUrl = (projectId: number, rest = '') => `/ca-exchange-partners/project/${projectId}${rest}`;
const requestsUrl = (projectId: number, rest = '') => `/ca-exchange-requests/project/${projectId}${rest}`;
const answer = ({ data }: ExchangePartnerAnswer) => data;
const stale: ApiTag[] = ['ExchangePartners'];

const exchangeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getExchangePartners: build.query<ExchangePartnerList, number>({
      query: (projectId) => ({ url: partnersUrl(projectId), expect: hasList }),
      providesTags: stale,
    }),
    addPartner: build.mutation<ExchangePartner, { projectId: number; name: string } & Retried>({
      query: ({ projectId, name, idempotencyKey }) => ({
        url: partnersUrl(projectId),
        method: 'POST',
        body: { data: { name } },
        idempotencyKey,
        expect: hasObject('data'),
      }),
      transformResponse: answer,
      invalidatesTags: stale,
    }),
    renamePartner: build.mutation<ExchangePartner, OfPartner & { name: string }>({
      query: ({ projectId, id, name }) => ({
        url: partnersUrl(projectId, `/${id}`),
        method: 'PUT',
        body: { data: { name } },
        expect: hasObject('data'),
      }),
      transformResponse: answer,
      invalidatesTags: stale,
    }),
    removePartner: build.mutation<unknown, OfPartner>({
      query: ({ projectId, id }) => ({ url: partnersUrl(projectId, `/${id}`), method: 'DELETE' }),
      invalidatesTags: stale,
    }),
    sendEventsAgain: build.mutation<unknown, OfPartner>({
      query: ({ projectId, id }) => ({
        url: partnersUrl(projectId, `/${id}/resend`),
        method: 'POST',
        expect: hasObject('data'),
      }),
      invalidatesTags: stale,
    }),
    makeCredential: build.mutation<NewCredential['data'], OfPartner>({
      query: ({ projectId, id }) => ({
        url: partnersUrl(projectId, `/${id}/credential`),
        method: 'POST',
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: NewCredential) => data,
      invalidatesTags: stale,
    }),
    revokeCredential: build.mutation<ExchangePartner, OfPartner>({
      query: ({ projectId, id }) => ({
        url: partnersUrl(projectId, `/${id}/credential`),
        method: 'DELETE',
        expect: hasObject('data'),
      }),
      transformResponse: answer,
      invalidatesTags: stale,
    }),
    getExchangeRequests: build.query<ExchangeRequest[], number>({
      query: (projectId) => ({ url: requestsUrl(projectId), expect: hasList }),
      transformResponse: ({ data }: ExchangeRequestList) => data,
      providesTags: stale,
    }),
    fulfilRequest: build.mutation<unknown, OfPartner & Retried & FulfilRequestBody['data']>({
      query: ({ projectId, id, idempotencyKey, ...data }) => ({
        url: requestsUrl(projectId, `/${id}/fulfil`),
        method: 'POST',
        idempotencyKey,
        body: { data },
        expect: hasObject('data'),
      }),
      invalidatesTags: ['Products', ...stale],
    }),
    rejectRequest: build.mutation<unknown, OfPartner & Retried & { reason: string }>({
      query: ({ projectId, id, reason, idempotencyKey }) => ({
        url: requestsUrl(projectId, `/${id}/reject`),
        method: 'POST',
        idempotencyKey,
        body: { data: { reason } },
        expect: hasObject('data'),
      }),
      invalidatesTags: stale,
    }),
    getAskedFootprints: build.query<AskedFootprint[], number>({
      query: (projectId) => ({ url: `/ca-exchange-asked/project/${projectId}`, expect: hasList }),
      transformResponse: ({ data }: AskedFootprintList) => data,
      providesTags: stale,
    }),
    askPartner: build.mutation<unknown, OfPartner & Retried & { asked: AskFootprintBody['data'] }>({
      query: ({ projectId, id, asked, idempotencyKey }) => ({
        url: partnersUrl(projectId, `/${id}/ask`),
        method: 'POST',
        body: { data: asked },
        idempotencyKey,
        expect: hasObject('data'),
      }),
      invalidatesTags: stale,
    }),
    setSource: build.mutation<ExchangePartner, OfPartner & { source: PartnerSourceBody['data'] }>({
      query: ({ projectId, id, source }) => ({
        url: partnersUrl(projectId, `/${id}/source`),
        method: 'PUT',
        body: { data: source },
        expect: hasObject('data'),
      }),
      transformResponse: answer,
      invalidatesTags: stale,
    }),
    removeSource: build.mutation<ExchangePartner, OfPartner>({
      query: ({ projectId, id }) => ({
        url: partnersUrl(projectId, `/${id}/source`),
        method: 'DELETE',
        expect: hasObject('data'),
      }),
      transformResponse: answer,
      invalidatesTags: ['Products', ...stale],
    }),
    fetchSource: build.mutation<ExchangePartner, OfPartner>({
      query: ({ projectId, id }) => ({
        url: partnersUrl(projectId, `/${id}/source/fetch`),
        method: 'POST',
        expect: hasObject('data'),
      }),
      transformResponse: answer,
      invalidatesTags: stale,
    }),
    testSource: build.mutation<SourceTest['data'], OfPartner>({
      query: ({ projectId, id }) => ({
        url: partnersUrl(projectId, `/${id}/source/test`),
        method: 'POST',
        timeout: outsideTimeoutMs,
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: SourceTest) => data,
    }),
    getProductPartners: build.query<ProductPartner[], { projectId: number; productId: string }>({
      query: ({ projectId, productId }) => ({
        url: `${productsUrl(projectId, productId)}/partners`,
        expect: hasList,
      }),
      transformResponse: ({ data }: ProductPartnerList) => data,
      providesTags: ['Products', 'ExchangePartners'],
    }),
    offerToPartner: build.mutation<
      ProductPartner,
      { projectId: number; productId: string; partnerId: string; seenRelease: string | null }
    >({
      query: ({ projectId, productId, partnerId, seenRelease }) => {
        const data: OfferBody['data'] =
          seenRelease === null ? { isOffered: false } : { isOffered: true, seenRelease };
        return {
          url: `${productsUrl(projectId, productId)}/partners/${partnerId}`,
          method: 'PUT',
          body: { data },
          expect: hasObject('data'),
        };
      },
      transformResponse: ({ data }: ProductPartnerAnswer) => data,
      invalidatesTags: (_result, error) => (error ? ['Products', ...stale] : stale),
    }),
  }),
});

export const {
  useGetExchangePartnersQuery,
  useAddPartnerMutation,
  useRenamePartnerMutation,
  useRemovePartnerMutation,
  useSendEventsAgainMutation,
  useMakeCredentialMutation,
  useRevokeCredentialMutation,
  useGetExchangeRequestsQuery,
  useFulfilRequestMutation,
  useRejectRequestMutation,
  useGetAskedFootprintsQuery,
  useAskPartnerMutation,
  useSetSourceMutation,
  useRemoveSourceMutation,
  useFetchSourceMutation,
  useTestSourceMutation,
  useGetProductPartnersQuery,
  useOfferToPartnerMutation,
} = exchangeApi;
