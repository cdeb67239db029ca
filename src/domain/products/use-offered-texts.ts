import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedProduct } from '../../../core/contracts/ca-offered-products';
import { useFigures } from '../../lib/i18n/use-figures';

interface OfferedTexts {
  /** Kilograms with their unit, as precise as factors. */
  kg: (value: number) => string;
  /** The declared amount with its unit. */
  declared: (product: OfferedProduct) => string;
  /** The footprint with its declared amount. */
  footprint: (product: OfferedProduct) => string;
}

/** Texts and formats for suppliers' product footprints. */
export function useOfferedTexts(): OfferedTexts {
  const { t } = useTranslation('customer-view');
  const { figure } = useFigures();
  return useMemo(() => {
    const kg = (value: number) => t('product.kg', { value: figure(value, 'factor') });
    const declared = ({ values: { declaredUnit, declaredAmount: count } }: OfferedProduct) => {
      const unit =
        declaredUnit === 'piece' || declaredUnit === 'hour'
          ? t(`product.units.${declaredUnit}`, { count })
          : declaredUnit === 'l'
            ? t('product.units.litre', { count })
            : declaredUnit;
      return `${figure(count, 'exact')}\u00a0${unit}`;
    };
    return {
      kg,
      declared,
      footprint: (product) => t('product.of', { kg: kg(product.footprint.kg), unit: declared(product) }),
    };
  }, [t, figure]);
}
