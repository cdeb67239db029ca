import { skipToken } from '@reduxjs/toolkit/query/react';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetReportQuery } from '../api';

interface LoadedReport {
  /** Null for a year that was not calculated. */
  report: YearReport | null | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** What a year came to. */
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
