import { skipToken } from '@reduxjs/toolkit/query/react';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetYearsQuery, type YearOverview } from '../../../domain/carbon/years-api';

interface Years {
  /** Newest first; the last loaded list stays when a later load fails. */
  years: readonly YearOverview[] | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** The years that the company has accounts for. */
export function useYears(): Years {
  const projectId = useProjectId();
  const { data, isError, isFetching, isUninitialized, refetch } = useGetYearsQuery(projectId ?? skipToken);
  return {
    years: data,
    isLoading: isUninitialized || isFetching,
    hasFailed: isError,
    retry: () => void refetch(),
  };
}
