import { useTranslation } from 'react-i18next';
import { productFaultMessages, type ProductFault } from '../../../../../core/terms/product-terms';
import { useProductTexts } from '../use-product-texts';
import type { SheetFault, SheetLine } from './read-lines';

const isOfProducts = (fault: SheetFault): fault is ProductFault => fault in productFaultMessages;

/** Explains the fault of a row; empty without one. */
export function useFaultText(): (row: SheetLine) => string {
  const { t } = useTranslation('carbon-products');
  const texts = useProductTexts();
  return ({ fault, given }) => {
    if (!fault) return '';
    return isOfProducts(fault) ? texts.fault(fault) : t(`sheet.faults.${fault}`, { value: given });
  };
}
