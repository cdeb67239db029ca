import { skipToken } from '@reduxjs/toolkit/query/react';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetSettingsQuery } from '../api';

/** How the company keeps its accounts. */
export function useSettings() {
  const projectId = useProjectId();
  return useGetSettingsQuery(projectId ?? skipToken);
}
