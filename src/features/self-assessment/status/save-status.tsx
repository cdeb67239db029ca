import {
  CircleCheck,
  CloudOff,
  LoaderCircle,
  PencilLine,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MarkedText } from '../../../components/ui/marked-text';
import { useIsViewOnly } from '../../../domain/people/use-is-view-only';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { useIsTyping } from '../../../lib/forms/fields-in-use';
import { useNotSaved } from '../../../lib/forms/use-not-saved';
import { selectStorageFault } from '../../../lib/outbox/outbox-slice';
import { useRefusalText } from '../../../lib/outbox/use-refusal-text';
import { useAppSelector } from '../../../lib/store/hooks';
import { answerDrafts } from '../answers/answer-drafts';
import { useUnsent, type Unsent } from './use-unsent';
import * as styles from './save-status.module.css';

type Status = 'saved' | 'typing' | 'saving' | 'onDevice' | 'inTab' | 'undecided' | 'notSaved';

const icons: Record<Status, LucideIcon> = {
  saved: CircleCheck,
  typing: PencilLine,
  saving: LoaderCircle,
  onDevice: CloudOff,
  inTab: CloudOff,
  undecided: TriangleAlert,
  notSaved: TriangleAlert,
};

/** Whether the server has all answers of a segment or of the company; nothing for people who give none. */
export function SaveStatus({ subject }: { subject: string }) {
  const { t } = useTranslation('assessment');
  const unsent = useUnsent(subject);
  const isConnected = useConnection() === 'connected';
  const notSaved = useNotSaved(answerDrafts, subject).fields;
  const isTyping = useIsTyping(answerDrafts + subject);
  const isKept = useAppSelector(selectStorageFault) === null;
  const isViewOnly = useIsViewOnly();
  if (isViewOnly) return null;
  const saved = statusOf(unsent, isConnected, isKept);
  const status = notSaved.size > 0 ? 'notSaved' : saved === 'saved' && isTyping ? 'typing' : saved;
  const Icon = icons[status];
  return (
    <p className={styles.status} role="status" data-status={status}>
      <Icon size={16} aria-hidden />
      <span>
        {unsent.failure && <SaveFailure failure={unsent.failure} />} <span>{t(`save.${status}`)}</span>
      </span>
    </p>
  );
}

/** Messages from the server are in English. */
function SaveFailure({ failure }: { failure: ApiError }) {
  const { t } = useTranslation('assessment');
  const words = useRefusalText()(failure);
  const text = t('save.failed', { status: failure.status, reason: words ?? failure.message });
  return (
    <span className={styles.failure}>
      <MarkedText
        text={text}
        marks={{ reason: (written) => (words ? written : <span lang="en">{written}</span>) }}
      />
    </span>
  );
}

function statusOf(
  { count, undecided, hasFailed }: Unsent,
  isConnected: boolean,
  isKept: boolean,
): Exclude<Status, 'notSaved' | 'typing'> {
  if (undecided > 0) return 'undecided';
  if (count === 0) return 'saved';
  if (isConnected && !hasFailed) return 'saving';
  return isKept ? 'onDevice' : 'inTab';
}
