import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountPart, ConsolidationApproach } from '../../../../core/terms/boundary-terms';

interface BoundaryNames {
  approach: (approach: ConsolidationApproach | null) => string;
  /** 1 is January. */
  month: (month: number) => string;
  /** 1 to 15, with its number. */
  category: (category: number) => string;
  /** Scope 1, scope 2, or a category of scope 3 with its number. */
  part: (part: AccountPart) => string;
}

/** Names of everything in a boundary. */
export function useBoundaryNames(): BoundaryNames {
  const { t } = useTranslation('carbon-boundary');
  return useMemo(() => {
    const category = (number: number) =>
      `${number} · ${t(`carbon-results:categories.${number}` as 'carbon-results:categories.1')}`;
    return {
      approach: (approach) => (approach === null ? t('notStated') : t(`approaches.${approach}`)),
      month: (month) => t(`registration:months.${month}` as 'registration:months.1'),
      category,
      part: (part) =>
        part === 'scope1' || part === 'scope2'
          ? t(`scopes.${part}`)
          : t('exclusions.ofCategory', { category: category(Number(part.replace('category', ''))) }),
    };
  }, [t]);
}
