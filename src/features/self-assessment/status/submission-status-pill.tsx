import { CircleCheck, PencilLine, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill, type PillTone } from '../../../components/ui/pill';
import type { SubmissionStatus } from '../state/submission-status';

const looks: Record<SubmissionStatus, { tone: PillTone; icon?: LucideIcon }> = {
  notStarted: { tone: 'neutral' },
  draft: { tone: 'accent', icon: PencilLine },
  changed: { tone: 'caution', icon: PencilLine },
  submitted: { tone: 'positive', icon: CircleCheck },
};

/** The state of a segment or of the company's answers towards customers. */
export function SubmissionStatusPill({ status }: { status: SubmissionStatus }) {
  const { t } = useTranslation('assessment');
  return <Pill {...looks[status]}>{t(`standing.${status}`)}</Pill>;
}
