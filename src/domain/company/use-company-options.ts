import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { companySizes, months } from './options';

/** Company sizes and the first months of fiscal years, translated once instead of on every keystroke. */
export function useCompanyOptions() {
  const { t } = useTranslation('registration');
  return useMemo(() => {
    const sizes = companySizes.map((size) => ({ value: size as string, label: t(`sizes.${size}`) }));
    return {
      sizes,
      sizesOrNone: [{ value: '', label: t('fields.selectSize') }, ...sizes],
      months: months.map((month) => ({ value: month as string, label: t(`months.${month}`) })),
    };
  }, [t]);
}
