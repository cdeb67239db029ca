import type { AuditArea, AuditList } from '../../../core/contracts/audit';
import { api } from '../../lib/api/api';
import { hasList } from '../../lib/api/shapes';

interface AuditPage {
  projectId: number;
  page: number;
  pageSize: number;
  area?: AuditArea | undefined;
}

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAuditTrail: build.query<AuditList, AuditPage>({
      query: ({ projectId, area, ...page }) => ({
        url: `/audit/project/${projectId}`,
        params: area ? { ...page, area } : page,
        expect: hasList,
      }),
      providesTags: ['AuditTrail'],
      keepUnusedDataFor: 0,
    }),
    exportAuditTrail: build.mutation<string, number>({
      query: (projectId) => ({
        url: `/audit/project/${projectId}/csv`,
        responseHandler: 'text',
        timeout: 60_000,
      }),
    }),
  }),
});

export const { useGetAuditTrailQuery, useExportAuditTrailMutation } = auditApi;
