import { skipToken } from '@reduxjs/toolkit/query/react';
import type { EmissionResult } from '../../../../core/contracts/ca-emission-results';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetResultsInfiniteQuery } from '../calculation/results-api';

interface ReportRows {
  /** The largest rows of the year; undefined until they have loaded. */
  rows: readonly EmissionResult[] | undefined;
  isLoading: boolean;
  retry: () => void;
}

/** The rows that a report shows one by one: the first page of the account. */
export function useReportRows(year: number): ReportRows {
  const projectId = useProjectId();
  const { currentData, isFetching, isUninitialized, refetch } = useGetResultsInfiniteQuery(
    projectId === undefined ? skipToken : { projectId, year },
  );
  return {
    rows: currentData?.pages[0]?.data,
    isLoading: isUninitialized || isFetching,
    retry: () => void refetch(),
  };
}
