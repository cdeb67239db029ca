import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { StatusRegion } from '../../../components/ui/status-region';
import { useConnection } from '../../../lib/api/use-connection';
import { useCleanUp } from './use-clean-up';
import { CleanUpOutcome } from './clean-up-outcome';
import { OrphansFound } from './orphans-found';
import * as styles from './clean-up-card.module.css';

const resources = ['activities', 'distributions', 'suppliers'] as const;

/** Finds orphaned entries of all years, lists them, and deletes them on demand. */
export function CleanUpCard() {
  const { t } = useTranslation('carbon');
  const isConnected = useConnection() === 'connected';
  const [cleanUp, { look, remove, dismiss }] = useCleanUp(resources);
  const isRunning = cleanUp.status === 'looking' || cleanUp.status === 'removing';
  return (
    <Card title={t('cleanUp.title')}>
      <div className={styles.content}>
        <p className={styles.text}>{t('cleanUp.text')}</p>
        <Button disabled={isRunning || !isConnected} onClick={() => void look()}>
          {cleanUp.status === 'looking' ? t('cleanUp.looking') : t('cleanUp.action')}
        </Button>
      </div>
      {cleanUp.status === 'found' && cleanUp.count > 0 && (
        <OrphansFound found={cleanUp} onRemove={() => void remove()} onKeep={dismiss} />
      )}
      <StatusRegion>
        <CleanUpOutcome cleanUp={cleanUp} />
      </StatusRegion>
    </Card>
  );
}
