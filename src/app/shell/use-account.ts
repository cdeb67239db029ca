import { skipToken } from '@reduxjs/toolkit/query/react';
import { isSameEmail } from '../../../core/access/people';
import { useSignOut } from '../../features/session/hooks/use-sign-out';
import { useGetCompanyProfileQuery, useGetUsersQuery } from '../../domain/company/project-api';
import { useSession } from '../../lib/session/use-session';

/** The person shown in the account menu; the texts are empty until known. */
export function useAccount(): { name: string; company: string; signOut: () => void } {
  const { profile } = useSession();
  const project = profile?.projectId ?? skipToken;
  const { data: company } = useGetCompanyProfileQuery(project);
  const { data: users } = useGetUsersQuery(project);
  // The name from sign-in is outdated once someone corrects it.
  const own = profile && users?.find(({ email }) => isSameEmail(email, profile.email));
  const signOut = useSignOut();
  return { name: own?.name || (profile?.name ?? ''), company: company?.CompanyData.Name ?? '', signOut };
}
