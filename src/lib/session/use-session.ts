import type { Profile } from './profile';
import { useAppSelector } from '../store/hooks';
import { selectProfile, selectSessionStatus } from './session-slice';

export interface Session {
  status: 'starting' | 'signedIn' | 'signingOut' | 'signedOut';
  /** Who is signed in; null until that is known. */
  profile: Profile | null;
}

export function useSession(): Session {
  const status = useAppSelector(selectSessionStatus);
  const profile = useAppSelector(selectProfile);
  return { status, profile };
}

/** The project of the person who is signed in; undefined until that is known. */
export function useProjectId(): number | undefined {
  return useAppSelector(selectProfile)?.projectId;
}
