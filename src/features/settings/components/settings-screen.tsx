import { useTranslation } from 'react-i18next';
import { Card, Page } from '../../../components/layout/page';
import { LoadFailure } from '../../../components/ui/load-failure';
import { StaleNotice } from '../../../components/ui/stale-notice';
import { useGetAccountSettingsQuery } from '../../../domain/people/account-settings-api';
import { DevicesCard } from './devices-card';
import { DisplayCard } from './display-card';
import { InstallCard } from './install-card';
import { NotificationsCard } from './notifications-card';
import { OwnDataCard } from './own-data-card';
import { PasswordCard } from './password-card';
import { OwnFacts } from './own-facts';
import { PersonCard } from './person-card';
import { PersonOutline } from './person-outline';
import { SecondFactorCard } from './second-factor-card';
import * as styles from '../settings-screen.module.css';

/** The person's own account. `onSignedOutEverywhere`: all sessions have ended, including this one. */
export function SettingsScreen({ onSignedOutEverywhere }: { onSignedOutEverywhere: () => void }) {
  const { t } = useTranslation('account');
  const { data: settings, isError, refetch } = useGetAccountSettingsQuery();
  return (
    <Page title={t('settings.title')} intro={t('settings.intro')}>
      {settings && isError && <StaleNotice title={t('settings.failed')} onRetry={() => void refetch()} />}
      {settings &&
        (settings.viewOnly ? <OwnFacts settings={settings} /> : <PersonCard settings={settings} />)}
      {!settings && !isError && <PersonOutline />}
      {!settings && isError && (
        <Card title={t('settings.person')}>
          <LoadFailure title={t('settings.failed')} onRetry={() => void refetch()} />
        </Card>
      )}
      <div className={styles.pair}>
        <DisplayCard settings={settings} />
        <InstallCard />
      </div>
      {(settings || !isError) && <NotificationsCard settings={settings} />}
      <div className={styles.pair}>
        <PasswordCard />
        <SecondFactorCard />
      </div>
      <DevicesCard onSignedOutEverywhere={onSignedOutEverywhere} />
      <OwnDataCard />
    </Page>
  );
}
