import { UnsentQuestion } from '../../../components/ui/unsent-question';
import { selectAsksAboutSignOut, signOutQuestioned } from '../../../lib/session/session-slice';
import { useAppDispatch, useAppSelector } from '../../../lib/store/hooks';
import { useSignOutNow } from '../hooks/use-sign-out';

/** Asks before signing out while edits are still unsent. */
export function SignOutQuestion() {
  const asks = useAppSelector(selectAsksAboutSignOut);
  const dispatch = useAppDispatch();
  const signOut = useSignOutNow('user_initiated');
  if (!asks) return null;
  return <UnsentQuestion onStay={() => dispatch(signOutQuestioned(false))} onSignOut={signOut} />;
}
