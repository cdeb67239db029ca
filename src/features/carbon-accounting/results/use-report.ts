import { skipToken } from '@reduxjs/toolkit/query/react';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetReportQuery } from '../api';

interface LoadedReport {
  /** Null for a year that has not been calculated. */
  report: YearReport | null | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** The results of a year. */
export function useReport(year: number): LoadedReport {
  const projectId = useProjectId();
  const { currentData, isFetching, isUninitialized, isError, refetch } = useGetReportQuery(
    projectId === undefined ? skipToken : { projectId, year },
  );
  return {
    report: currentData,
    isLoading: isUninitialized || isFetching,
    hasFailed: isError,
    retry: () => void refetch(),
  };
}
