import type {
  InviteAnswer,
  InviteBody,
  InviteManyAnswer,
  InviteManyBody,
  PreviewReminderBody,
  RemindAllAnswer,
  RemindAllBody,
  RemindBody,
  ReminderPreview,
  SupplierAnswer,
  SupplierDetails,
  SupplierDetailsAnswer,
  SupplierReport,
  UpdateSupplierBody,
} from '../../../core/contracts/supply-chain';
import { supplierLists, suppliersPath } from '../../domain/suppliers/suppliers-api';
import { fetchAllPages } from '../../lib/api/all-pages';
import { api } from '../../lib/api/api';
import { hasListOf, hasNumbers, hasObject, hasText } from '../../lib/api/shapes';
import { reloadsAfterwards } from '../../lib/populate/reload-after-action';

/** The server writes a thousand mails before it responds. */
const manyTimeoutMs = 120_000;

/** Each report has up to a few hundred values. */
const reportsPerPage = 100;

export interface OfSupplier {
  projectId: number;
  linkingId: string;
}

interface OfSuppliers {
  projectId: number;
  suppliers: InviteManyBody['suppliers'];
}

interface Retried {
  /** Stays the same when a request is retried. */
  idempotencyKey: string;
}

interface Sending<Body> extends Retried {
  projectId: number;
  body: Body;
}

export const supplyChainApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSupplier: build.query<SupplierDetails, OfSupplier>({
      query: ({ projectId, linkingId }) => ({
        url: `${suppliersPath(projectId)}/${linkingId}`,
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: SupplierDetailsAnswer) => data,
      providesTags: ['Suppliers'],
    }),
    /** The sustainability reports that suppliers share; large, so not cached. */
    getSupplierReports: build.query<SupplierReport[], number>({
      queryFn: (projectId, _api, _extraOptions, send) =>
        fetchAllPages(send, { url: `${suppliersPath(projectId)}/reports` }, reportsPerPage),
      keepUnusedDataFor: 0,
    }),
    inviteSupplier: build.mutation<InviteAnswer, Sending<InviteBody>>({
      query: ({ projectId, ...call }) => ({
        url: `${suppliersPath(projectId)}/invite`,
        method: 'POST',
        ...call,
        expect: hasNumbers('remainingInvites'),
      }),
      invalidatesTags: ['Suppliers'],
      onQueryStarted: reloadsAfterwards('Suppliers'),
    }),
    /** Faults of an invitation to several suppliers; sends nothing. */
    checkSuppliers: build.query<InviteManyAnswer, OfSuppliers>({
      query: ({ projectId, suppliers }) => ({
        url: `${suppliersPath(projectId)}/invite-many`,
        method: 'POST',
        body: { suppliers, check: true },
        expect: hasListOf('faults'),
      }),
      keepUnusedDataFor: 0,
    }),
    /** Invites all of them or none. */
    inviteSuppliers: build.mutation<InviteManyAnswer, OfSuppliers & Retried>({
      query: ({ projectId, suppliers, idempotencyKey }) => ({
        url: `${suppliersPath(projectId)}/invite-many`,
        method: 'POST',
        body: { suppliers },
        idempotencyKey,
        timeout: manyTimeoutMs,
        expect: hasListOf('faults'),
      }),
      invalidatesTags: ['Suppliers'],
      onQueryStarted: reloadsAfterwards('Suppliers'),
    }),
    /** Changes the due date and what is requested; refused if a colleague was faster. */
    updateSupplier: build.mutation<SupplierAnswer, OfSupplier & { body: UpdateSupplierBody }>({
      query: ({ projectId, linkingId, body }) => ({
        url: `${suppliersPath(projectId)}/${linkingId}`,
        method: 'PUT',
        body,
        expect: hasObject('data'),
      }),
      invalidatesTags: ['Suppliers'],
    }),
    remindSupplier: build.mutation<SupplierAnswer, Sending<RemindBody>>({
      query: ({ projectId, ...call }) => ({
        url: `${suppliersPath(projectId)}/remind`,
        method: 'POST',
        ...call,
        expect: hasObject('data'),
      }),
      invalidatesTags: ['Suppliers'],
      onQueryStarted: reloadsAfterwards('Suppliers'),
    }),
    remindSuppliers: build.mutation<RemindAllAnswer, Sending<RemindAllBody>>({
      query: ({ projectId, ...call }) => ({
        url: `${suppliersPath(projectId)}/remind-all`,
        method: 'POST',
        ...call,
        timeout: manyTimeoutMs,
        expect: hasNumbers('reminded', 'askedRecently', 'notWaiting', 'overMailLimit', 'remaining'),
      }),
      invalidatesTags: ['Suppliers'],
      onQueryStarted: reloadsAfterwards('Suppliers'),
    }),
    /** Preview of the mail; sends nothing. */
    previewReminder: build.query<ReminderPreview, { projectId: number; body: PreviewReminderBody }>({
      query: ({ projectId, body }) => ({
        url: `${suppliersPath(projectId)}/preview-reminder`,
        method: 'POST',
        body,
        expect: hasText('text'),
      }),
      keepUnusedDataFor: 0,
    }),
    withdrawSupplier: build.mutation<unknown, OfSupplier>({
      query: ({ projectId, linkingId }) => ({
        url: `${suppliersPath(projectId)}/${linkingId}`,
        method: 'DELETE',
      }),
      // Its details, still open, would no longer be found.
      invalidatesTags: (_answer, error) => [error ? 'Suppliers' : supplierLists],
    }),
  }),
});

export const {
  useLazyGetSupplierReportsQuery,
  useGetSupplierQuery,
  useInviteSupplierMutation,
  useCheckSuppliersQuery,
  useInviteSuppliersMutation,
  useUpdateSupplierMutation,
  useRemindSupplierMutation,
  useRemindSuppliersMutation,
  usePreviewReminderQuery,
  useWithdrawSupplierMutation,
} = supplyChainApi;
