import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../lib/api/use-connection';
import * as styles from './connection-hint.module.css';

/** Says why what stands below it, or what it names, cannot be pressed now. Where something was typed, `OfflineNote` says that it stays. */
export function ConnectionHint({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('common');
  if (useConnection() === 'connected') return null;
  return <p className={styles.note}>{children ?? t('shell.needsConnection')}</p>;
}
