import { Check, CircleSlash, Mail, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RequestStatus } from '../../../../core/contracts/customer-requests';
import { normaliseStatus } from '../../../../core/requests/status';
import { Pill, type PillTone } from '../../../components/ui/pill';

const looks: Record<RequestStatus, { tone: PillTone; icon: LucideIcon }> = {
  invited: { tone: 'accent', icon: Mail },
  accepted: { tone: 'positive', icon: Check },
  declined: { tone: 'neutral', icon: CircleSlash },
};

/** A status that this version does not know is shown as the server sent it. */
export function StatusPill({ status }: { status: string }) {
  const { t } = useTranslation('requests');
  const known = normaliseStatus(status);
  if (!known) return <Pill tone="neutral">{status}</Pill>;
  return <Pill {...looks[known]}>{t(`status.${known}`)}</Pill>;
}
