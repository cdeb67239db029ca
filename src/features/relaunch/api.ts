import type { MarkViewedBody, RelaunchAnswer, RelaunchCampaign } from '../../../core/contracts/relaunch';
import type { Locale } from '../../../core/i18n/locales';
import { api } from '../../lib/api/api';
import { withDefaultMessage } from '../../lib/api/default-message';
import { hasField } from '../../lib/api/shapes';

export const maxAgeSeconds = 5 * 60;

const relaunchApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkRelaunch: build.query<RelaunchCampaign | null, { projectId: number; locale: Locale }>({
      query: ({ projectId, locale }) => ({
        url: `/app-relaunch/check/${projectId}`,
        params: { locale },
        expect: hasField('data'),
      }),
      transformResponse: ({ data }: RelaunchAnswer) => data,
      transformErrorResponse: (error) => withDefaultMessage(error, 'Check failed:'),
      keepUnusedDataFor: maxAgeSeconds,
    }),
    markViewed: build.mutation<unknown, MarkViewedBody>({
      query: (body) => ({ url: '/app-relaunch/mark-viewed', method: 'POST', body }),
    }),
  }),
});

export const { useCheckRelaunchQuery, useMarkViewedMutation, usePrefetch } = relaunchApi;
