import { skipToken } from '@reduxjs/toolkit/query/react';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetAllocationQuery } from '../api';

/** Sales by customer in a year, and what of its account is shared. */
export function useAllocation(year: number) {
  const projectId = useProjectId();
  return useGetAllocationQuery(projectId === undefined ? skipToken : { projectId, year });
}
