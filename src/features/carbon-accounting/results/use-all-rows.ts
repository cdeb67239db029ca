import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { EmissionResult } from '../../../../core/contracts/ca-emission-results';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetResultsInfiniteQuery } from '../api';

interface AllRows {
  /** Those of the year that are here, the largest first. */
  rows: readonly EmissionResult[];
  isFetching: boolean;
  /** Loads the others page by page for as long as they are wanted; whether all are here then. */
  loadAll: (isWanted: () => boolean) => Promise<boolean>;
}

/** The rows of a whole year, whatever the table on the screen is narrowed to. */
export function useAllRows(year: number): AllRows {
  const projectId = useProjectId();
  const { currentData, isFetching, fetchNextPage } = useGetResultsInfiniteQuery(
    projectId === undefined ? skipToken : { projectId, year },
  );
  const rows = useMemo(() => currentData?.pages.flatMap(({ data }) => data) ?? [], [currentData]);
  const loadAll = async (isWanted: () => boolean) => {
    let pages = currentData?.pages.length ?? 0;
    while (isWanted()) {
      const { isError, data, hasNextPage } = await fetchNextPage();
      if (isError) return false;
      if (!hasNextPage) return true;
      const now = data?.pages.length ?? 0;
      // Another request holds the next page, and would do so for as long as it is asked for.
      if (now <= pages) return false;
      pages = now;
    }
    return false;
  };
  return { rows, isFetching, loadAll };
}
