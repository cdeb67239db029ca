import type { Profile } from './profile';
import { useAppSelector } from '../store/hooks';
import { selectProfile, selectSessionStatus } from './session-slice';

export interface Session {
  status: 'starting' | 'signedIn' | 'signingOut' | 'signedOut';
  /** The signed-in person; null until known. */
  profile: Profile | null;
}

export function useSession(): Session {
  const status = useAppSelector(selectSessionStatus);
  const profile = useAppSelector(selectProfile);
  return { status, profile };
}

/** The project of the signed-in person; undefined until known. */
export function useProjectId(): number | undefined {
  return useAppSelector(selectProfile)?.projectId;
}
