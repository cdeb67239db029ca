import type { BusinessSegment } from '../../../core/contracts/business-segments';
import type { CompanyQuestions, CompanyQuestionsOrNull } from '../../../core/contracts/company-questions';
import { fetchAllPages } from '../../lib/api/all-pages';
import { api } from '../../lib/api/api';
import { hasField } from '../../lib/api/shapes';

const pageSize = 1000;
const maxAgeSeconds = 30 * 60;

/** The answers. They are loaded ahead for offline use. */
export const assessmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All segments of a project. */
    getBusinessSegments: build.query<BusinessSegment[], number>({
      queryFn: (projectId, _api, _extraOptions, send) =>
        fetchAllPages(send, { url: `/business-segments/project/${projectId}` }, pageSize),
      keepUnusedDataFor: maxAgeSeconds,
      providesTags: ['BusinessSegments'],
    }),

    /** The company's answers; null, an empty draft, before the first answer. */
    getCompanyQuestions: build.query<CompanyQuestions | null, number>({
      async queryFn(projectId, _api, _extraOptions, send) {
        const url = `/company-questions/project/${projectId}`;
        const params = { _t: Date.now(), orNull: true };
        const { data, error } = await send({ url, params, expect: hasField('data') });
        if (error) return error.status === 404 ? { data: null } : { error };
        return { data: (data as CompanyQuestionsOrNull).data };
      },
      keepUnusedDataFor: maxAgeSeconds,
      providesTags: ['CompanyQuestions'],
    }),
  }),
});

export const { useGetBusinessSegmentsQuery, useGetCompanyQuestionsQuery } = assessmentApi;
