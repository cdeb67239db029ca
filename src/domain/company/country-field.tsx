import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../components/form/combo-box';
import { FlagImage } from '../../components/ui/flag-image';
import { useLocale } from '../../lib/i18n/use-locale';
import { countryOption, countryOptions } from './options';

interface CountryFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
  onBlur: () => void;
}

function CountryFieldOf(props: CountryFieldProps) {
  const { t } = useTranslation('registration');
  const { locale } = useLocale();
  const [isUsed, setUsed] = useState(false);
  const chosen = props.value ? [countryOption(props.value, locale)] : [];
  return (
    <ComboBox
      {...props}
      label={t('fields.companyCountry')}
      placeholder={t('fields.selectCountry')}
      emptyText={t('fields.noCountry')}
      autoComplete="country-name"
      required
      options={isUsed ? countryOptions(locale) : chosen}
      icon={({ value }) => <FlagImage file={value.toLowerCase()} />}
      detail={({ value }) => value}
      onFocus={() => setUsed(true)}
    />
  );
}

/** A country among all. Its words are those of the registration. Not drawn again with every letter beside it. */
export const CountryField = memo(CountryFieldOf);
