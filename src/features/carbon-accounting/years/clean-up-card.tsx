import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { useConnection } from '../../../lib/api/use-connection';
import { useCleanUp } from './use-clean-up';
import { CleanUpOutcome } from './clean-up-outcome';
import * as styles from './clean-up-card.module.css';

const resources = ['activities', 'distributions', 'suppliers', 'spend'] as const;

/** Looks through all years for what belongs to nothing any more, and tells how much that was. */
export function CleanUpCard() {
  const { t } = useTranslation('carbon');
  const isConnected = useConnection() === 'connected';
  const [cleanUp, start] = useCleanUp(resources);
  const isRunning = cleanUp.status === 'running';
  return (
    <Card title={t('cleanUp.title')}>
      <div className={styles.content}>
        <p className={styles.text}>{t('cleanUp.text')}</p>
        <Button disabled={isRunning || !isConnected} onClick={() => void start()}>
          {isRunning ? t('cleanUp.running') : t('cleanUp.action')}
        </Button>
      </div>
      <CleanUpOutcome cleanUp={cleanUp} />
    </Card>
  );
}
