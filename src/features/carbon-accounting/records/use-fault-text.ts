import { useTranslation } from 'react-i18next';
import type { BillFault } from '../../../../core/carbon/inputs/bills';
import type { FigureFault } from '../../../../core/carbon/inputs/figures';

type Fault =
  | FigureFault
  | Exclude<BillFault, 'BILL_TWICE' | 'AMOUNT_OF_BILLS'>
  | 'activityMissing'
  | 'sectorMissing'
  | 'supplierMissing'
  | 'sharesTooMuch';

/** Explains the fault of a field. */
export function useFaultText(): (fault: string) => string {
  const { t } = useTranslation('carbon-update');
  return (fault) => t(`faults.${fault as Fault}`);
}
