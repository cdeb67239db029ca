import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetLabels } from './rows';

/** Texts of a sheet that are not in the catalogue, in the reader's language. */
export function useSheetLabels(): SheetLabels {
  const { t } = useTranslation('assessment');
  return useMemo(
    () => ({
      part: (part) => t(`measure.${part}`),
      list: (list) => t(list === 'target' ? 'target.listTitle' : 'footprint.title'),
      footprint: (year, part) => `${t('footprint.ofYear', { year })}: ${t(`footprint.${part}`)}`,
      tonnes: t('footprint.unit'),
      target: (number, part) => `${t('target.numbered', { number })}: ${t(`target.${part}`)}`,
      scope: (scope) => t(`target.${scope}`),
    }),
    [t],
  );
}
