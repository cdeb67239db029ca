import { useTranslation } from 'react-i18next';
import { useConnection } from '../../lib/api/use-connection';
import { Notice } from '../ui/notice';

/** Explains why input cannot be saved now: changes of people, profile and account need the server's response. */
export function OfflineNote() {
  const { t } = useTranslation('account');
  if (useConnection() === 'connected') return null;
  return <Notice tone="caution">{t('needsConnection')}</Notice>;
}
