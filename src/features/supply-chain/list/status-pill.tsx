import { CheckCheck, CircleSlash, Clock, Mail, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { Pill, type PillTone } from '../../../components/ui/pill';

const looks: Record<Supplier['status'], { tone: PillTone; icon: LucideIcon }> = {
  invited: { tone: 'accent', icon: Mail },
  accepted: { tone: 'accent', icon: Clock },
  submitted: { tone: 'positive', icon: CheckCheck },
  declined: { tone: 'neutral', icon: CircleSlash },
};

export function StatusPill({ status }: { status: Supplier['status'] }) {
  const { t } = useTranslation('supply-chain');
  return <Pill {...looks[status]}>{t(`status.${status}`)}</Pill>;
}
