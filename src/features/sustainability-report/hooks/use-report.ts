import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetSustainabilityReportQuery } from '../api';
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
