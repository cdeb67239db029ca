import { useTranslation } from 'react-i18next';
import type { FigureFault } from '../../../../core/carbon/figures';

type Fault = FigureFault | 'activityMissing' | 'sectorMissing' | 'supplierMissing' | 'sharesTooMuch';

/** What is wrong with a field, in words. */
export function useFaultText(): (fault: string) => string {
  const { t } = useTranslation('carbon-update');
  return (fault) => t(`faults.${fault as Fault}`);
}
