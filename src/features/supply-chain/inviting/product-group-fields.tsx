import { useTranslation } from 'react-i18next';
import { localeNames, locales, type Locale } from '../../../../core/i18n/locales';
import { countryOption } from '../../../domain/company/options';
import { useCountryOptions } from '../../../domain/company/use-country-options';
import { useSectorOptions } from '../../../domain/company/use-sector-options';
import { ComboBox } from '../../../components/form/combo-box';
import { useListLoad } from '../../../components/form/use-list-load';
import { useValueListQuery } from '../../../lib/api/value-lists-api';
import { SelectField } from '../../../components/form/select-field';
import { Flag } from '../../../components/ui/flag';
import type { FieldControl } from '../../../lib/forms/use-draft-form';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useChoices } from '../use-choices';

const languages = locales.map((value) => ({ value, label: localeNames[value] }));

interface ProductGroupFieldsProps {
  sectorCode: FieldControl<string>;
  countryCode: FieldControl<string>;
  language: FieldControl<Locale | ''>;
  /** Shown next to product group and country if they may stay empty. */
  optional?: string;
}

/** What is requested, and in which language. */
export function ProductGroupFields(props: ProductGroupFieldsProps) {
  const { sectorCode, countryCode, language, optional } = props;
  const { t } = useTranslation('supply-chain');
  const { locale } = useLocale();
  const countries = useCountryOptions();
  const { isLoading, failure } = useListLoad(useValueListQuery('app-hotspot-sectors'));
  const sectors = useSectorOptions(useChoices().sectors);
  const chosen = countryCode.value ? [countryOption(countryCode.value, locale)] : [];
  return (
    <>
      <ComboBox
        label={t('fields.sector')}
        optional={optional}
        placeholder={t('fields.sectorPlaceholder')}
        emptyText={t('fields.nothingFound')}
        search="anywhere"
        options={sectors.options}
        failure={failure}
        isPending={sectors.isPending || isLoading}
        onFocus={sectors.onFocus}
        {...sectorCode}
      />
      <ComboBox
        label={t('fields.country')}
        optional={optional}
        placeholder={t('fields.countryPlaceholder')}
        emptyText={t('fields.nothingFound')}
        isPending={countries.isPending}
        onFocus={countries.onFocus}
        options={countries.options ?? chosen}
        icon={({ value }) => <Flag country={value} />}
        {...countryCode}
      />
      <SelectField
        label={t('fields.language')}
        hint={t('fields.languageHint')}
        options={languages}
        {...language}
        value={language.value || locale}
      />
    </>
  );
}
