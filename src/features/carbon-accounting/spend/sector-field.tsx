import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { collator } from '../../../../core/i18n/intl';
import { ComboBox } from '../../../components/form/combo-box';
import { useListLoad } from '../../../components/form/use-list-load';
import { useValueListQuery } from '../../../lib/api/value-lists-api';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useNames, useSectors } from '../shared/use-names';
import { useSearchWords } from '../../../lib/search/use-search-words';

interface SectorFieldProps {
  label: string;
  /** Sectors that already have a share. */
  taken: readonly number[];
  onChoose: (sectorId: number) => void;
}

/** Adds a sector; the field is cleared for the next one. */
export function SectorField({ label, taken, onChoose }: SectorFieldProps) {
  const { t } = useTranslation('carbon-update');
  const { locale } = useLocale();
  const names = useNames();
  const sectors = useSectors();
  const { isLoading, failure } = useListLoad(useValueListQuery('ca-scope3-sectors'));
  const { wordsFor, isPending, load } = useSearchWords();
  const options = useMemo(() => {
    const { compare } = collator(locale);
    return [...sectors.values()]
      .filter(({ isActive, Scope3SectorId }) => isActive && !taken.includes(Scope3SectorId))
      .map(({ Scope3SectorId, code, name }) => ({
        value: String(Scope3SectorId),
        label: names.sector(Scope3SectorId),
        terms: [name, ...wordsFor('spendSectors', code)],
      }))
      .sort((a, b) => compare(a.label, b.label));
  }, [sectors, taken, names, locale, wordsFor]);
  return (
    <ComboBox
      label={label}
      name="sector"
      search="anywhere"
      placeholder={t('fields.searchSector')}
      emptyText={t('fields.noSector')}
      options={options}
      failure={failure}
      isPending={isPending || isLoading}
      onFocus={load}
      value=""
      onChange={(value) => value && onChoose(Number(value))}
    />
  );
}
