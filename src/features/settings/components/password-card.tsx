import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionHint } from '../../../components/ui/connection-hint';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { StatusRegion } from '../../../components/ui/status-region';
import { Notice } from '../../../components/ui/notice';
import { useConnection } from '../../../lib/api/use-connection';
import { useAuth } from '../../../lib/auth/auth-context';
import { useLocale } from '../../../lib/i18n/use-locale';
import * as styles from '../settings-screen.module.css';

/** The password belongs to the sign-in service: it is changed there, and the browser returns here. */
export function PasswordCard() {
  const { t } = useTranslation('account');
  const auth = useAuth();
  const { locale, pathTo } = useLocale();
  const isConnected = useConnection() === 'connected';
  const [isChanged, setChanged] = useState(false);
  const [isFailed, setFailed] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the sign-in service reports the change once, and here
  useEffect(() => setChanged((was) => was || auth.takePasswordChanged()), [auth]);
  const change = () => {
    setFailed(false);
    auth.changePassword({ returnTo: pathTo('/account/settings/'), locale }).catch(() => setFailed(true));
  };
  return (
    <Card title={t('settings.password')}>
      <div className={styles.stack}>
        <StatusRegion>
          {isChanged && <Notice tone="positive">{t('settings.passwordChanged')}</Notice>}
        </StatusRegion>
        {isFailed && <Notice tone="negative">{t('failures.signInService')}</Notice>}
        <p className={styles.muted}>{t('settings.passwordText')}</p>
        <ConnectionHint />
        <Button disabled={!isConnected} onClick={change}>
          {t('settings.passwordChange')}
        </Button>
      </div>
    </Card>
  );
}
