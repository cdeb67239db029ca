import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useSearchWords } from '../../../lib/search/use-search-words';
import { sheetColumns, type SheetColumn } from '../sheet/sheet-columns';
import type { SheetLabels } from '../sheet/read-suppliers';
import { useChoices } from '../use-choices';
import { useSheetItemNames } from '../inviting/use-requested-item-names';

/** Column titles of a sheet and names of product groups. */
export function useSheetLabels(): SheetLabels & { isPending: boolean } {
  const { t } = useTranslation('supply-chain');
  const { locale } = useLocale();
  const { sectors } = useChoices();
  const wanted = useSheetItemNames();
  const { wordsFor, isPending, load } = useSearchWords();
  useEffect(load, [load]);
  return useMemo(
    () => ({
      locale,
      headers: Object.fromEntries(sheetColumns.map((column) => [column, t(`fields.${column}`)])) as Record<
        SheetColumn,
        string
      >,
      sectors: sectors.map(({ value, label }) => ({ code: value, name: label })),
      wanted,
      wordsFor,
      isPending,
    }),
    [t, locale, sectors, wanted, wordsFor, isPending],
  );
}
