import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/ui/notice';
import { useWaitingChanges } from '../hooks/use-waiting-changes';

/** Says to a person who is not signed in how many changes are queued on this device. */
export function WaitingChanges() {
  const { t } = useTranslation('session');
  const waiting = useWaitingChanges();
  if (waiting === 0) return null;
  return <Notice tone="caution">{t('signIn.waiting', { count: waiting })}</Notice>;
}
