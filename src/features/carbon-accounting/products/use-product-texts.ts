import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductLine, ProductValues } from '../../../../core/contracts/ca-products';
import { enumerated } from '../../../../core/i18n/intl';
import type { ProductFault } from '../../../../core/terms/product-terms';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useNames } from '../shared/use-names';

export interface ProductTexts {
  fault: (fault: string) => string;
  /** Plural, unless another amount is given. */
  unit: (unit: string, amount?: number) => string;
  /** An amount with its unit, or money with its currency. */
  quantity: (amount: number, unit: string) => string;
  /** Kilograms with their unit, with the precision of factors. */
  kg: (value: number) => string;
  /** The source of a line's figure, in a few words. */
  origin: (line: ProductLine) => string;
  /** The declared amount with its unit. */
  declared: (values: ProductValues) => string;
  /** Title of a footprint, with the declared amount. */
  title: (values: ProductValues) => string;
}

/** Any number that takes the plural. */
const many = 2;

/** Whether the unit of an amount is a currency. */
export const isMoney = (unit: string): boolean => /^[A-Z]{3}$/.test(unit);

/** Texts about products. */
export function useProductTexts(): ProductTexts {
  const { t } = useTranslation('carbon-products');
  const { locale } = useLocale();
  const { figure, money } = useFigures();
  const names = useNames();
  return useMemo(() => {
    const unit = (of: string, amount = many): string =>
      of === 'piece' ? t('units.piece', { count: amount }) : names.unit(of);
    const quantity = (amount: number, of: string) =>
      isMoney(of) ? money(amount, of) : `${figure(amount, 'exact')} ${unit(of, amount)}`;
    return {
      unit,
      quantity,
      fault: (fault) => t(`faults.${fault as ProductFault}`),
      kg: (value) => `${figure(value, 'factor')} ${t('columns.footprint')}`,
      origin({ origin }) {
        switch (origin.basis) {
          case 'activity':
            return enumerated([names.activity(origin.activityId), names.country(origin.country)], locale);
          case 'spend':
            return enumerated([names.sector(origin.sectorId), names.country(origin.country)], locale);
          case 'figure':
            return `${t(`by.${origin.by}`)}: ${origin.source}`;
          case 'product':
            return t('basis.product');
          case 'account':
            return enumerated([t('basis.account'), String(origin.year)], locale);
        }
      },
      declared: ({ declaredAmount, declaredUnit }) => quantity(declaredAmount, declaredUnit),
      title: ({ declaredAmount, declaredUnit }) =>
        t('summary.total', {
          amount: figure(declaredAmount, 'exact'),
          unit: unit(declaredUnit, declaredAmount),
        }),
    };
  }, [t, locale, figure, money, names]);
}
