import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../../../components/form/combo-box';
import { Flag } from '../../../../components/ui/flag';
import { useCountries } from '../../hooks/use-countries';

interface CountryFieldProps {
  value: string;
  onChange: (code: string) => void;
  hint?: string;
}

export function CountryField({ value, onChange, hint }: CountryFieldProps) {
  const { t } = useTranslation('carbon-update');
  return (
    <ComboBox
      label={t('columns.country')}
      name="country"
      hint={hint}
      placeholder={t('fields.chooseCountry')}
      emptyText={t('fields.noCountry')}
      options={useCountries()}
      value={value}
      clearable={false}
      onChange={onChange}
      icon={(option) => <Flag country={option.value} />}
    />
  );
}
