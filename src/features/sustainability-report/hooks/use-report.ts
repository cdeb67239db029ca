import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { SustainabilityReport } from '../../../../core/contracts/sustainability-report';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetReportsQuery, useGetSustainabilityReportQuery } from '../api';
import { reportViewOf, type ReportView } from '../report-view';

export interface LoadedReport {
  /** Undefined until it has loaded, null if the year has none. */
  view: ReportView | null | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The report of a year. */
export function useReport(year: number): LoadedReport {
  const projectId = useProjectId();
  const wanted = projectId === undefined ? skipToken : { projectId, year };
  const { data, isError, isFetching, refetch } = useGetSustainabilityReportQuery(wanted);
  const view = useMemo(() => data && reportViewOf(data), [data]);
  return { view, hasFailed: isError && !isFetching, retry: () => void refetch() };
}

/** The report of the year before; undefined until it has loaded, or if there is none. */
export function useReportBefore(year: number): SustainabilityReport | undefined {
  const projectId = useProjectId();
  const { data: reports } = useGetReportsQuery(projectId ?? skipToken);
  const exists = reports?.some((report) => report.year === year - 1);
  const { data } = useGetSustainabilityReportQuery(
    projectId !== undefined && exists ? { projectId, year: year - 1 } : skipToken,
  );
  return data ?? undefined;
}
