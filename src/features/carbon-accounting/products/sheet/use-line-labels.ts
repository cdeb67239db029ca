import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { allUnits } from '../../../../../core/carbon/inputs/units';
import { declaredUnits, lineKinds } from '../../../../../core/terms/product-terms';
import { fold } from '../../../../../core/search/fold';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { unitSynonyms } from '../../../../lib/search/unit-synonyms';
import { useActivities, useNames } from '../../shared/use-names';
import { useProductTexts } from '../use-product-texts';
import { figureBoundaries } from '../form/line-form';
import { lineColumns, type LineColumn } from './line-columns';
import type { LineLabels } from './read-lines';

/** Names of the columns and their contents. */
export function useLineLabels(): LineLabels {
  const { t } = useTranslation('carbon-products');
  const { locale } = useLocale();
  const names = useNames();
  const texts = useProductTexts();
  const activities = useActivities();
  return useMemo(() => {
    const units = [...new Set<string>([...allUnits, ...declaredUnits])];
    const byName = new Map<string, { id: number; unit: string } | undefined>();
    for (const { activityId: id, unit, name, isActive } of activities.values())
      for (const each of new Set([names.activity(id), name, String(id)].map(fold)))
        if (isActive)
          byName.set(each, byName.has(each) && byName.get(each)?.id !== id ? undefined : { id, unit });
    return {
      locale,
      headers: Object.fromEntries(
        lineColumns.map((column) => [column, t(`sheet.columns.${column}`)]),
      ) as Record<LineColumn, string>,
      kinds: new Map(
        lineKinds.flatMap((kind) => [kind, t(`kinds.${kind}`)].map((name) => [fold(name), kind])),
      ),
      boundaries: new Map(
        figureBoundaries.flatMap((each) => [each, t(`boundaries.${each}`)].map((name) => [fold(name), each])),
      ),
      units: new Map(
        units.flatMap((unit) =>
          [unit, names.unit(unit), texts.unit(unit), texts.unit(unit, 1), ...unitSynonyms(unit)].map(
            (name) => [fold(name), unit],
          ),
        ),
      ),
      activities: byName,
    };
  }, [t, locale, names, texts, activities]);
}
