import { navigate } from 'gatsby';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { useAuth } from '../../../lib/auth/auth-context';
import { useLocale } from '../../../lib/i18n/use-locale';
import { isSessionLikely, isSessionOverdue } from '../../../lib/session/activity-mark';
import { signInToAccept } from '../../../lib/session/invitation-address';
import {
  clearSignOutMarker,
  parseSignOutMarker,
  readSignOutMarker,
  storedSignOutMarker,
  watchSignOutMarker,
  type SignOutReason,
} from '../../../lib/session/sign-out-marker';
import { stopAtProviderReturn } from '../provider-return';
import * as styles from './public-sign-in.module.css';
import { StillSignedIn } from './still-signed-in';
import { WaitingChanges } from './waiting-changes';

const texts = {
  user_initiated: 'userInitiated',
  inactivity: 'inactivity',
  cross_tab: 'crossTab',
  account_removed: 'accountRemoved',
} as const satisfies Record<SignOutReason, string>;

/**
 * What `/logout/` shows: why the person is signed out, or, if they typed the address, that the session is
 * open. No sign-in starts here; the button leads to the sign-in page.
 */
export function SignedOut() {
  const auth = useAuth();
  useEffect(() => stopAtProviderReturn(auth), [auth]);
  const isOpen = useSyncExternalStore(watchSignOutMarker, isSessionOpen, () => false);
  return <section className={styles.welcome}>{isOpen ? <StillSignedIn /> : <SessionEnded />}</section>;
}

function SessionEnded() {
  const { t } = useTranslation('session');
  const { pathTo } = useLocale();
  const marker = parseSignOutMarker(
    useSyncExternalStore(watchSignOutMarker, storedSignOutMarker, () => null),
  );
  const reason = marker ? texts[marker.reason] : 'unknown';
  const signInAgain = () => {
    clearSignOutMarker();
    void navigate(pathTo(signInToAccept()));
  };
  return (
    <>
      <h1 className={styles.title}>{t('signedOut.title')}</h1>
      <p className={styles.text}>{t(`signedOut.${reason}`)}</p>
      {marker?.incomplete && <Notice tone="caution">{t('signedOut.incomplete')}</Notice>}
      <WaitingChanges />
      <div>
        <Button variant="primary" onClick={signInAgain}>
          {t('signedOut.again')}
        </Button>
      </div>
    </>
  );
}

/** An earlier sign-out of this tab does not count if a person has signed in in another tab since. */
function isSessionOpen(): boolean {
  if (readSignOutMarker()?.reason === 'inactivity') return false;
  return isSessionLikely() && !isSessionOverdue();
}
