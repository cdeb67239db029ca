import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { useConnection } from '../../../lib/api/use-connection';
import type { CleanUp, Orphan } from './use-clean-up';
import * as styles from './clean-up-card.module.css';

interface OrphansFoundProps {
  found: Extract<CleanUp, { status: 'found' }>;
  onRemove(): void;
  onKeep(): void;
}

/** The entries that would be deleted, and a confirmation. */
export function OrphansFound({ found: { orphans, count }, onRemove, onKeep }: OrphansFoundProps) {
  const { t } = useTranslation('carbon');
  const isConnected = useConnection() === 'connected';
  const unlisted = count - orphans.length;
  const nameOf = ({ resource, name, year }: Orphan) => t(`cleanUp.orphan.${resource}`, { name, year });
  return (
    <section className={styles.found} aria-label={t('cleanUp.found', { count })}>
      <h3 className={styles.heading}>{t('cleanUp.found', { count })}</h3>
      <ul className={styles.orphans}>
        {orphans.map((orphan) => (
          <li key={orphan.id}>{nameOf(orphan)}</li>
        ))}
        {unlisted > 0 && <li>{t('cleanUp.more', { count: unlisted })}</li>}
      </ul>
      <div className={styles.actions}>
        <Button variant="danger" disabled={!isConnected} onClick={onRemove}>
          {t('cleanUp.remove', { count })}
        </Button>
        <Button onClick={onKeep}>{t('cleanUp.keep')}</Button>
      </div>
    </section>
  );
}
