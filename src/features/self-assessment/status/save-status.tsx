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

type Status = 'unanswered' | 'saved' | 'typing' | 'saving' | 'onDevice' | 'inTab' | 'undecided' | 'notSaved';

const icons: Record<Status, LucideIcon> = {
  unanswered: PencilLine,
  saved: CircleCheck,
  typing: PencilLine,
  saving: LoaderCircle,
  onDevice: CloudOff,
  inTab: CloudOff,
  undecided: TriangleAlert,
  notSaved: TriangleAlert,
};

interface SaveStatusProps {
  subject: string;
  /** While nothing is answered, there is nothing to report as saved. */
  isAnswered: boolean;
}

/**
 * Whether the server has all answers of a segment or of the company; nothing for people who give none. What follows in a
 * moment is not announced, or each answer would be followed by two messages.
 */
export function SaveStatus({ subject, isAnswered }: SaveStatusProps) {
  const { t } = useTranslation('assessment');
  const unsent = useUnsent(subject);
  const isConnected = useConnection() === 'connected';
  const notSaved = useNotSaved(answerDrafts, subject).fields;
  const isTyping = useIsTyping(answerDrafts + subject);
  const isKept = useAppSelector(selectStorageFault) === null;
  const isViewOnly = useIsViewOnly();
  if (isViewOnly) return null;
  const sending = sendingStatus(unsent, isConnected, isKept);
  const saved = isTyping ? 'typing' : isAnswered ? 'saved' : 'unanswered';
  const status = notSaved.size > 0 ? 'notSaved' : (sending ?? saved);
  const Icon = icons[status];
  return (
    <p
      className={styles.status}
      role="status"
      aria-live={status === 'typing' || status === 'saving' ? 'off' : undefined}
      data-status={status}
    >
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

/** How far the unsent edits are; undefined without any. */
function sendingStatus(
  { count, undecided, hasFailed }: Unsent,
  isConnected: boolean,
  isKept: boolean,
): Extract<Status, 'saving' | 'onDevice' | 'inTab' | 'undecided'> | undefined {
  if (undecided > 0) return 'undecided';
  if (count === 0) return undefined;
  if (isConnected && !hasFailed) return 'saving';
  return isKept ? 'onDevice' : 'inTab';
}
