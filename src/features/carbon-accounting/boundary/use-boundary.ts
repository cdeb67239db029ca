import { skipToken } from '@reduxjs/toolkit/query/react';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetBoundaryQuery } from '../api';

/** The boundary as it is set today. */
export function useBoundary() {
  const projectId = useProjectId();
  return useGetBoundaryQuery(projectId ?? skipToken);
}
