import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../../components/form/combo-box';
import { Flag } from '../../../components/ui/flag';
import type { FieldControl } from '../../../lib/forms/use-draft-form';
import { countryOption } from '../../../domain/company/options';
import { useCountryOptions } from '../../../domain/company/use-country-options';
import { useLocale } from '../../../lib/i18n/use-locale';

interface CountryFieldProps extends FieldControl<string> {
  hint?: string | undefined;
}

export function CountryField({ hint, ...control }: CountryFieldProps) {
  const { t } = useTranslation('carbon-update');
  const { locale } = useLocale();
  const { options, isPending, onFocus } = useCountryOptions();
  const chosen = control.value ? [countryOption(control.value, locale)] : [];
  return (
    <ComboBox
      label={t('columns.country')}
      hint={hint}
      placeholder={t('fields.chooseCountry')}
      emptyText={t('fields.noCountry')}
      options={options ?? chosen}
      isPending={isPending}
      onFocus={onFocus}
      clearable={false}
      {...control}
      icon={(option) => <Flag country={option.value} />}
    />
  );
}
