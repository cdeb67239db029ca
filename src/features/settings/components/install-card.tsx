import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { install } from '../../../lib/device/install';
import { useInstalling } from '../../../lib/device/use-installing';
import * as styles from '../settings-screen.module.css';

/** The app on this device: installed, or how to install it. */
export function InstallCard() {
  const { t } = useTranslation('offline');
  const installing = useInstalling();
  return (
    <Card title={t('install.title')}>
      <div className={styles.stack}>
        <p className={styles.muted}>{t('install.why')}</p>
        {installing === 'installed' && <p>{t('install.done')}</p>}
        {installing === 'ready' && <Button onClick={() => void install()}>{t('install.action')}</Button>}
        {installing === 'elsewhere' && <p className={styles.unavailable}>{t('install.elsewhere')}</p>}
        {installing === 'byHand' && (
          <ol className={styles.steps}>
            <li>{t('install.share')}</li>
            <li>{t('install.addToHome')}</li>
            <li>{t('install.confirm')}</li>
          </ol>
        )}
      </div>
    </Card>
  );
}
