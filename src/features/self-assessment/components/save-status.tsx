import { CircleCheck, CloudOff, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../../lib/api/use-connection';
import { useNotSaved } from '../hooks/use-not-saved';
import { useUnsent, type Unsent } from '../hooks/use-unsent';
import * as styles from './save-status.module.css';

type Status = 'saved' | 'saving' | 'onDevice' | 'undecided' | 'notSaved';

const icons: Record<Status, LucideIcon> = {
  saved: CircleCheck,
  saving: LoaderCircle,
  onDevice: CloudOff,
  undecided: TriangleAlert,
  notSaved: TriangleAlert,
};

/** Whether the server has all answers of a segment or of the company. */
export function SaveStatus({ subject }: { subject: string }) {
  const { t } = useTranslation('assessment');
  const unsent = useUnsent(subject);
  const isConnected = useConnection() === 'connected';
  const { subjects } = useNotSaved(subject);
  const status = subjects.length > 0 ? 'notSaved' : statusOf(unsent, isConnected);
  const Icon = icons[status];
  return (
    <p className={styles.status} role="status" data-status={status}>
      <Icon size={16} aria-hidden />
      {t(`save.${status}`)}
    </p>
  );
}

function statusOf(
  { count, undecided, hasFailed }: Unsent,
  isConnected: boolean,
): Exclude<Status, 'notSaved'> {
  if (undecided > 0) return 'undecided';
  if (count === 0) return 'saved';
  return isConnected && !hasFailed ? 'saving' : 'onDevice';
}
