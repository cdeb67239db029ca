import { skipToken } from '@reduxjs/toolkit/query/react';
import { isSameEmail } from '../../../core/access/people';
import { projectApi } from '../company/project-api';
import { useAppSelector } from '../../lib/store/hooks';
import { selectProfile } from '../../lib/session/session-slice';

/** Whether the signed-in person has view-only access, by the list loaded at start-up. */
export function useIsViewOnly(): boolean {
  const profile = useAppSelector(selectProfile);
  const { data: users } = projectApi.endpoints.getUsers.useQueryState(profile?.projectId ?? skipToken);
  return users?.find(({ email }) => isSameEmail(email, profile?.email ?? ''))?.viewOnly ?? false;
}
