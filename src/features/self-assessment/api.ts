import type {
  Benchmark,
  BenchmarkAnswer,
  BusinessSegment,
  BusinessSegmentAnswer,
  CreateSegmentBody,
  ImportAnswersBody,
  ImportAnswersResult,
} from '../../../core/contracts/business-segments';
import type { CompanyQuestions, CompanyQuestionsOrNull } from '../../../core/contracts/company-questions';
import type { SubmitResult } from '../../../core/contracts/customer-requests';
import { fetchAllPages } from '../../lib/api/all-pages';
import { api } from '../../lib/api/api';
import { hasField, hasObject } from '../../lib/api/shapes';
import { reloadsAfterwards } from '../../lib/populate/reload-after-action';
import { submitTimeoutMs } from './constants';

const pageSize = 1000;
const maxAgeSeconds = 30 * 60;

interface OfProject<Body> {
  projectId: number;
  body: Body;
}

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

    getBenchmark: build.query<Benchmark | null, string>({
      query: (sectorCode) => ({
        url: `/business-segments/benchmarks/${sectorCode}`,
        expect: hasField('data'),
      }),
      transformResponse: ({ data }: BenchmarkAnswer) => data,
      providesTags: ['Benchmarks'],
    }),

    createSegment: build.mutation<BusinessSegment, OfProject<CreateSegmentBody>>({
      query: ({ projectId, body }) => ({
        url: `/business-segments/project/${projectId}/create`,
        method: 'POST',
        body,
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: BusinessSegmentAnswer) => data,
      invalidatesTags: ['BusinessSegments'],
    }),

    removeSegment: build.mutation<unknown, { projectId: number; id: string }>({
      query: ({ projectId, id }) => ({
        url: `/business-segments/project/${projectId}/${id}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['BusinessSegments'],
    }),

    importAnswers: build.mutation<ImportAnswersResult, OfProject<ImportAnswersBody>>({
      query: ({ projectId, body }) => ({
        url: `/business-segments/project/${projectId}/import-answers`,
        method: 'POST',
        body,
        expect: hasObject('data'),
      }),
      invalidatesTags: ['BusinessSegments'],
    }),

    submitAssessment: build.mutation<SubmitResult, number>({
      query: (projectId) => ({
        url: `/customer-requests/project/${projectId}/submit`,
        method: 'POST',
        timeout: submitTimeoutMs,
        expect: hasObject('data'),
      }),
      invalidatesTags: (result) =>
        result ? ['BusinessSegments', 'CompanyQuestions', 'CustomerRequests', 'Benchmarks'] : [],
      onQueryStarted: reloadsAfterwards('BusinessSegments', 'CompanyQuestions', 'CustomerRequests'),
    }),
  }),
});

export const {
  useGetBusinessSegmentsQuery,
  useGetCompanyQuestionsQuery,
  useGetBenchmarkQuery,
  useCreateSegmentMutation,
  useRemoveSegmentMutation,
  useImportAnswersMutation,
} = assessmentApi;
