import { navigate } from 'gatsby';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { useAuth } from '../../../lib/auth/auth-context';
import { useLocale } from '../../../lib/i18n/use-locale';
import { signInToAccept } from '../../../lib/session/invitation-address';
import {
  clearSignOutMarker,
  parseSignOutMarker,
  storedSignOutMarker,
  watchSignOutMarker,
  type SignOutReason,
} from '../../../lib/session/sign-out-marker';
import { stopAtProviderReturn } from '../provider-return';
import * as styles from './public-sign-in.module.css';

const texts = {
  user_initiated: 'userInitiated',
  inactivity: 'inactivity',
  cross_tab: 'crossTab',
  account_removed: 'accountRemoved',
} as const satisfies Record<SignOutReason, string>;

/** What `/logout/` shows: why nobody is signed in any more. No sign-in starts here; the button leads to where it does. */
export function SignedOut() {
  const { t } = useTranslation('session');
  const auth = useAuth();
  const { pathTo } = useLocale();
  useEffect(() => stopAtProviderReturn(auth), [auth]);
  const marker = parseSignOutMarker(
    useSyncExternalStore(watchSignOutMarker, storedSignOutMarker, () => null),
  );
  const reason = marker ? texts[marker.reason] : 'unknown';
  const signInAgain = () => {
    clearSignOutMarker();
    void navigate(pathTo(signInToAccept()));
  };
  return (
    <section className={styles.welcome}>
      <h1 className={styles.title}>{t('signedOut.title')}</h1>
      <p className={styles.text}>{t(`signedOut.${reason}`)}</p>
      {marker?.incomplete && <Notice tone="caution">{t('signedOut.incomplete')}</Notice>}
      <div>
        <Button variant="primary" onClick={signInAgain}>
          {t('signedOut.again')}
        </Button>
      </div>
    </section>
  );
}
