import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { isFirstRunComplete } from '../../../lib/session/first-run';
import { useSession } from '../../../lib/session/use-session';
import { forgetProgress, readProgress } from '../progress';
import * as styles from './dialogs.module.css';

const areas = ['requests', 'selfAssessment', 'carbonAccounting', 'supplyChain'] as const;

/** Shown once after the first run is completed, in the newly opened areas. */
export function WelcomeDialog() {
  const { t } = useTranslation('welcome');
  const { profile } = useSession();
  const [isRead, setRead] = useState(false);
  const isDue =
    profile !== null && !isRead && isFirstRunComplete(profile) && readProgress(profile).awaitsWelcome;
  if (!isDue) return null;
  const close = () => {
    forgetProgress();
    setRead(true);
  };
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('common:actions.close')}
      onClose={close}
      actions={
        <Button variant="primary" onClick={close}>
          {t('start')}
        </Button>
      }
    >
      <p>{t('text')}</p>
      <ol className={styles.list}>
        {areas.map((area) => (
          <li key={area}>
            <strong className={styles.name}>{t(`common:areas.${area}`)}</strong>
            {t(area)}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
