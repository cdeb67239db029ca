import { CircleCheck, PencilLine, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill, type PillTone } from '../../../components/ui/pill';
import type { Standing } from './standing';

const looks: Record<Standing, { tone: PillTone; icon?: LucideIcon }> = {
  notStarted: { tone: 'neutral' },
  draft: { tone: 'accent', icon: PencilLine },
  changed: { tone: 'caution', icon: PencilLine },
  submitted: { tone: 'positive', icon: CircleCheck },
};

/** The state of a segment or of the company's answers towards customers. */
export function StandingPill({ standing }: { standing: Standing }) {
  const { t } = useTranslation('assessment');
  return <Pill {...looks[standing]}>{t(`standing.${standing}`)}</Pill>;
}
