import { useTranslation } from 'react-i18next';
import type { InvitationFault } from '../../../core/invitation/invitation-faults';

/** Explains a field's fault in the reader's language. */
export function useFaultText(): (fault: string) => string {
  const { t } = useTranslation('supply-chain');
  return (fault) => t(`fault.${fault as InvitationFault}`);
}
