import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { companySizes, months } from './options';

/** The sizes of companies and the months in which their years begin, named once and not with every letter. */
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
