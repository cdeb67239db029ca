import type {
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

/** All reports of a company. */
export const reportsUrl = (projectId: number): string => `/sustainability-reports/project/${projectId}`;

/** One report, for saving. */
export const reportUrl = ({ projectId, year }: OfYear): string => `${reportsUrl(projectId)}/${year}`;

/** The files of a report. */
export const evidenceUrl = (report: OfYear): string => `${reportUrl(report)}/evidence`;

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All reports of a project with their progress, newest first. */
    getReports: build.query<ReportSummary[], number>({
      query: (projectId) => ({ url: reportsUrl(projectId), expect: hasList }),
      transformResponse: ({ data }: ReportSummaryList) => data,
      providesTags: ['SustainabilityReports'],
    }),

    /** The report of a year; null if none has been started. */
    getSustainabilityReport: build.query<SustainabilityReport | null, OfYear>({
      async queryFn(wanted, _api, _extraOptions, send) {
        const { data, error } = await send({ url: reportUrl(wanted), expect: hasObject('data') });
        if (error) return error.status === 404 ? { data: null } : { error };
        return { data: (data as SustainabilityReportAnswer).data };
      },
      providesTags: ['SustainabilityReports'],
    }),
  }),
});

export const { useGetReportsQuery, useGetSustainabilityReportQuery } = reportsApi;
