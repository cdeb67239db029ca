import { navigate } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { useAuth } from '../../../lib/auth/auth-context';
import { useLocale } from '../../../lib/i18n/use-locale';
import { clearSignOutMarker } from '../../../lib/session/sign-out-marker';
import { signOut } from '../sign-out';
import * as styles from './public-sign-in.module.css';

/** For a person who opens `/logout/` directly: a link must not sign anyone out, so a button offers it. */
export function StillSignedIn() {
  const { t } = useTranslation('session');
  const auth = useAuth();
  const { pathTo } = useLocale();
  const [isEnding, setEnding] = useState(false);
  const endSession = () => {
    setEnding(true);
    void signOut({ auth, reason: 'user_initiated', showSignedOut: () => void navigate(pathTo('/logout/')) });
  };
  const goBack = () => {
    clearSignOutMarker();
    void navigate(pathTo('/overview/'));
  };
  return (
    <>
      <h1 className={styles.title}>{t('stillSignedIn.title')}</h1>
      <p className={styles.text}>{t('stillSignedIn.text')}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={endSession} disabled={isEnding}>
          {t(isEnding ? 'signingOut' : 'stillSignedIn.action')}
        </Button>
        <Button onClick={goBack} disabled={isEnding}>
          {t('stillSignedIn.back')}
        </Button>
      </div>
    </>
  );
}
