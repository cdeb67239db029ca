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
  /** The country that is likely meant: it stands first in the list. */
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

/** A country among all. Its words are those of the registration. Not drawn again with every letter beside it. */
export const CountryField = memo(CountryFieldOf);
