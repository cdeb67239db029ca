import { navigate } from 'gatsby';
import { useCallback } from 'react';
import { useAuth } from '../../../lib/auth/auth-context';
import { useLocale } from '../../../lib/i18n/use-locale';
import { endPushes } from '../../../lib/device/end-pushes';
import { forgetOpenedFiles } from '../../../lib/device/opened-files-cache';
import { forgetDrafts } from '../../../lib/session/drafts';
import { signOutQuestioned } from '../../../lib/session/session-slice';
import type { SignOutReason } from '../../../lib/session/sign-out-marker';
import { hasUnsentWork } from '../../../lib/session/unsent-work';
import { useSession } from '../../../lib/session/use-session';
import { useAppDispatch } from '../../../lib/store/hooks';
import { signOut } from '../sign-out';

/** Signs the person out on request; asks first if edits would be lost. */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  const signOutNow = useSignOutNow('user_initiated');
  return useCallback(() => {
    void hasUnsentWork().then((asks) => (asks ? dispatch(signOutQuestioned(true)) : signOutNow()));
  }, [dispatch, signOutNow]);
}

/**
 * Signs the person out without asking. Callers have already asked about unsaved input, which is discarded.
 */
export function useSignOutNow(reason: SignOutReason): () => void {
  const auth = useAuth();
  const dispatch = useAppDispatch();
  const { pathTo } = useLocale();
  const { profile } = useSession();
  return useCallback(() => {
    if (reason === 'user_initiated') {
      if (profile) forgetDrafts(profile);
      // If this fails, the server drops the subscription with the person, or when a push is rejected.
      void endPushes().catch(() => undefined);
      void forgetOpenedFiles().catch(() => undefined);
    }
    const showSignedOut = () => void navigate(pathTo('/logout/'));
    void signOut({ auth, dispatch, reason, showSignedOut });
  }, [auth, dispatch, pathTo, profile, reason]);
}
