import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../lib/api/use-connection';
import * as styles from './connection-hint.module.css';

/**
 * Explains why the controls below, or those it names, are disabled for now. For typed input, `OfflineNote` says that it
 * is kept.
 */
export function ConnectionHint({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('common');
  if (useConnection() === 'connected') return null;
  return <p className={styles.note}>{children ?? t('shell.needsConnection')}</p>;
}
