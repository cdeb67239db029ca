import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../components/form/combo-box';
import { FlagImage } from '../../components/ui/flag-image';
import { useLocale } from '../../lib/i18n/use-locale';
import { countryOption, type NamedCountry } from './options';
import { useCountryOptions } from './use-country-options';

interface CountryFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
  onBlur: () => void;
  /** The country that is probably meant, listed first. */
  expected?: NamedCountry | undefined;
}

function CountryFieldOf({ expected, ...props }: CountryFieldProps) {
  const { t } = useTranslation('registration');
  const { locale } = useLocale();
  const { options, isPending, onFocus } = useCountryOptions(expected?.code);
  const chosen = props.value ? [countryOption(props.value, locale, expected)] : [];
  return (
    <ComboBox
      {...props}
      label={t('fields.companyCountry')}
      placeholder={t('fields.selectCountry')}
      emptyText={t('fields.noCountry')}
      autoComplete="country-name"
      required
      options={options ?? chosen}
      isPending={isPending}
      icon={({ value }) => <FlagImage file={value.toLowerCase()} />}
      detail={({ value }) => value}
      onFocus={onFocus}
    />
  );
}

/**
 * A choice of all countries, with the registration texts. Memoised, so that keystrokes in other fields do not render
 * it.
 */
export const CountryField = memo(CountryFieldOf);
