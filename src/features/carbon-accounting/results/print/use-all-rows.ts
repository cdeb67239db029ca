import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { EmissionResult } from '../../../../../core/contracts/ca-emission-results';
import { useProjectId } from '../../../../lib/session/use-session';
import { useGetResultsInfiniteQuery } from '../../calculation/results-api';

interface AllRows {
  /** The loaded rows of the year, largest first. */
  rows: readonly EmissionResult[];
  isFetching: boolean;
  /** Loads the remaining pages as long as `isWanted` returns true; resolves to whether all rows have loaded. */
  loadAll: (isWanted: () => boolean) => Promise<boolean>;
}

/** The rows of a whole year, regardless of the filter on screen. */
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
      // Another request is already loading the next page, so this loop would not advance.
      if (now <= pages) return false;
      pages = now;
    }
    return false;
  };
  return { rows, isFetching, loadAll };
}
