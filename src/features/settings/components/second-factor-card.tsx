import { useTranslation } from 'react-i18next';
import type { PublicEnv } from '../../../../core/contracts/env';
import { ConnectionHint } from '../../../components/ui/connection-hint';
import { Card } from '../../../components/layout/page';
import { Button, ButtonLink } from '../../../components/ui/button';
import { useConnection } from '../../../lib/api/use-connection';
import { useEnv } from '../../../lib/env/use-env';
import { useLocale } from '../../../lib/i18n/use-locale';
import * as styles from '../settings-screen.module.css';

/** Account pages of Keycloak, which the embedded realm also has; Keycloak links back to the referrer. */
function accountAddress(
  { url, realm, clientId }: PublicEnv['identity'],
  { locale, returnTo }: { locale: string; returnTo: string },
): string {
  const query = new URLSearchParams({
    referrer: clientId,
    referrer_uri: window.location.origin + returnTo,
    kc_locale: locale,
  });
  return `${url}/realms/${encodeURIComponent(realm)}/account?${query.toString()}`;
}

/** Second factors belong to the sign-in service, like the password. */
export function SecondFactorCard() {
  const { t } = useTranslation('account');
  const { locale, pathTo } = useLocale();
  const identity = useEnv()?.identity;
  const isConnected = useConnection() === 'connected';
  const label = t('settings.secondFactorsOpen');
  return (
    <Card title={t('settings.secondFactors')}>
      <div className={styles.stack}>
        <p className={styles.muted}>{t('settings.secondFactorsText')}</p>
        <ConnectionHint />
        {identity && isConnected ? (
          <ButtonLink href={accountAddress(identity, { locale, returnTo: pathTo('/account/settings/') })}>
            {label}
          </ButtonLink>
        ) : (
          <Button disabled>{label}</Button>
        )}
      </div>
    </Card>
  );
}
