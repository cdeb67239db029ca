import { useTranslation } from 'react-i18next';
import type { InvitationFault } from '../../../core/invitation/invitation-faults';

/** Says in the reader's language what is wrong with a field. */
export function useFaultText(): (fault: string) => string {
  const { t } = useTranslation('supply-chain');
  return (fault) => t(`fault.${fault as InvitationFault}`);
}
