import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsolidationApproach } from '../../../../core/carbon/boundary-terms';
import { dateFormat } from '../../../../core/i18n/intl';
import { useLocale } from '../../../lib/i18n/use-locale';

interface BoundaryNames {
  approach: (approach: ConsolidationApproach | null) => string;
  /** 1 is January. */
  month: (month: number) => string;
  /** 1 to 15, with its number. */
  category: (category: number) => string;
}

/** What a boundary holds, in words. */
export function useBoundaryNames(): BoundaryNames {
  const { t } = useTranslation('carbon-boundary');
  const { locale } = useLocale();
  return useMemo(() => {
    const months = dateFormat(locale, { month: 'long', timeZone: 'UTC' });
    return {
      approach: (approach) => (approach === null ? t('notStated') : t(`approaches.${approach}`)),
      month: (month) => months.format(Date.UTC(2024, month - 1)),
      category: (category) =>
        `${category} · ${t(`carbon-results:categories.${category}` as 'carbon-results:categories.1')}`,
    };
  }, [t, locale]);
}
