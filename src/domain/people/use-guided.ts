import { useSyncExternalStore } from 'react';
import { isGuided } from '../../../core/access/guided-mode';
import { appModeOf } from '../../../core/access/privileges';
import { isFirstRunComplete, onFirstRunComplete } from '../../lib/session/first-run';
import { usePermissions } from './use-permissions';
import { useSession } from '../../lib/session/use-session';

/** Whether the guided first run still locks three of the four areas. */
export function useGuided(): boolean {
  const { privileges } = usePermissions();
  const { profile } = useSession();
  const firstRunComplete = useSyncExternalStore(
    onFirstRunComplete,
    () => profile !== null && isFirstRunComplete(profile),
    () => false,
  );
  return isGuided({ appMode: privileges && appModeOf(privileges), firstRunComplete });
}
