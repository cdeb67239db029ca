import { skipToken } from '@reduxjs/toolkit/query/react';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetSettingsQuery } from '../api';

/** The settings of the company's accounts. */
export function useSettings() {
  const projectId = useProjectId();
  return useGetSettingsQuery(projectId ?? skipToken);
}
