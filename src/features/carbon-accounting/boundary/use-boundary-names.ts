import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsolidationApproach } from '../../../../core/carbon/boundary-terms';

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
  return useMemo(
    () => ({
      approach: (approach) => (approach === null ? t('notStated') : t(`approaches.${approach}`)),
      month: (month) => t(`registration:months.${month}` as 'registration:months.1'),
      category: (category) =>
        `${category} · ${t(`carbon-results:categories.${category}` as 'carbon-results:categories.1')}`,
    }),
    [t],
  );
}
