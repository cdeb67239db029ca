import type {
  NewWebhookSecret,
  Webhook,
  WebhookBody,
  WebhookChangeBody,
  WebhookDelivery,
  WebhookDeliveryList,
} from '../../../core/contracts/webhooks';
import { api, type ApiTag } from '../../lib/api/api';
import { outsideTimeoutMs } from '../../lib/api/outside-timeout';
import { hasList, hasObject } from '../../lib/api/shapes';

interface OfWebhook {
  projectId: number;
  id: string;
}

export type MadeWebhook = NewWebhookSecret['data'];

const url = (projectId: number, rest = '') => `/webhooks/project/${projectId}${rest}`;
const answer = <Data>({ data }: { data: Data }) => data;
const expect = hasObject('data');
const stale: ApiTag[] = ['Webhooks'];

const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWebhooks: build.query<Webhook[], number>({
      query: (projectId) => ({ url: url(projectId), expect: hasList }),
      transformResponse: answer<Webhook[]>,
      providesTags: stale,
    }),
    createWebhook: build.mutation<MadeWebhook, WebhookBody['data'] & { projectId: number }>({
      query: ({ projectId, ...data }) => ({ url: url(projectId), method: 'POST', body: { data }, expect }),
      transformResponse: answer<MadeWebhook>,
      invalidatesTags: stale,
    }),
    changeWebhook: build.mutation<Webhook, WebhookChangeBody['data'] & OfWebhook>({
      query: ({ projectId, id, ...data }) => ({
        url: url(projectId, `/${id}`),
        method: 'PATCH',
        body: { data },
        expect,
      }),
      transformResponse: answer<Webhook>,
      invalidatesTags: stale,
    }),
    renewWebhookSecret: build.mutation<MadeWebhook, OfWebhook>({
      query: ({ projectId, id }) => ({ url: url(projectId, `/${id}/secret`), method: 'POST', expect }),
      transformResponse: answer<MadeWebhook>,
      invalidatesTags: stale,
    }),
    removeWebhook: build.mutation<Webhook, OfWebhook>({
      query: ({ projectId, id }) => ({ url: url(projectId, `/${id}`), method: 'DELETE', expect }),
      transformResponse: answer<Webhook>,
      invalidatesTags: stale,
    }),
    getWebhookLog: build.query<WebhookDeliveryList, OfWebhook & { pageSize: number }>({
      query: ({ projectId, id, pageSize }) => ({
        url: url(projectId, `/${id}/deliveries?pageSize=${pageSize}`),
        expect: hasList,
      }),
      providesTags: stale,
    }),
    testWebhook: build.mutation<WebhookDelivery, OfWebhook>({
      query: ({ projectId, id }) => ({
        url: url(projectId, `/${id}/test`),
        method: 'POST',
        timeout: outsideTimeoutMs,
        expect,
      }),
      transformResponse: answer<WebhookDelivery>,
      invalidatesTags: stale,
    }),
    replayDelivery: build.mutation<
      WebhookDelivery,
      OfWebhook & { deliveryId: string; idempotencyKey: string }
    >({
      query: ({ projectId, id, deliveryId, idempotencyKey }) => ({
        url: url(projectId, `/${id}/deliveries/${deliveryId}/replay`),
        method: 'POST',
        idempotencyKey,
        expect,
      }),
      transformResponse: answer<WebhookDelivery>,
      invalidatesTags: stale,
    }),
  }),
});

export const {
  useGetWebhooksQuery,
  useLazyGetWebhooksQuery,
  useCreateWebhookMutation,
  useChangeWebhookMutation,
  useRenewWebhookSecretMutation,
  useRemoveWebhookMutation,
  useGetWebhookLogQuery,
  useTestWebhookMutation,
  useReplayDeliveryMutation,
} = webhooksApi;
