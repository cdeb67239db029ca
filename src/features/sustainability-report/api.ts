import type {
  CreateReportBody,
  ReportSummary,
  ReportSummaryList,
  SustainabilityReport,
  SustainabilityReportAnswer,
} from '../../../core/contracts/sustainability-report';
import { api } from '../../lib/api/api';
import { hasList, hasObject } from '../../lib/api/shapes';

export interface OfYear {
  projectId: number;
  year: number;
}

const pathOf = (projectId: number) => `/sustainability-reports/project/${projectId}`;

/** Of one report, for saving it. */
export const reportUrl = ({ projectId, year }: OfYear): string => `${pathOf(projectId)}/${year}`;

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every report of a project with how far it is, the newest first. */
    getReports: build.query<ReportSummary[], number>({
      query: (projectId) => ({ url: pathOf(projectId), expect: hasList }),
      transformResponse: ({ data }: ReportSummaryList) => data,
      providesTags: ['SustainabilityReports'],
    }),

    /** The report of a year; null where none has been begun. */
    getSustainabilityReport: build.query<SustainabilityReport | null, OfYear>({
      async queryFn(wanted, _api, _extraOptions, send) {
        const { data, error } = await send({ url: reportUrl(wanted), expect: hasObject('data') });
        if (error) return error.status === 404 ? { data: null } : { error };
        return { data: (data as SustainabilityReportAnswer).data };
      },
      providesTags: ['SustainabilityReports'],
    }),

    createReport: build.mutation<unknown, { projectId: number; data: CreateReportBody['data'] }>({
      query: ({ projectId, data }) => ({
        url: pathOf(projectId),
        method: 'POST',
        body: { data },
        expect: hasObject('data'),
      }),
      invalidatesTags: ['SustainabilityReports'],
    }),

    removeReport: build.mutation<unknown, OfYear>({
      query: (report) => ({ url: reportUrl(report), method: 'DELETE' }),
      invalidatesTags: ['SustainabilityReports'],
    }),
  }),
});

export const {
  useGetReportsQuery,
  useGetSustainabilityReportQuery,
  useCreateReportMutation,
  useRemoveReportMutation,
} = reportsApi;
