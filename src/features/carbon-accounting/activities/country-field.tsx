import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../../components/form/combo-box';
import { Flag } from '../../../components/ui/flag';
import type { FieldControl } from '../../../lib/forms/use-draft-form';
import { useCountries } from './use-countries';

interface CountryFieldProps extends FieldControl<string> {
  hint?: string;
}

export function CountryField({ hint, ...control }: CountryFieldProps) {
  const { t } = useTranslation('carbon-update');
  return (
    <ComboBox
      label={t('columns.country')}
      hint={hint}
      placeholder={t('fields.chooseCountry')}
      emptyText={t('fields.noCountry')}
      options={useCountries()}
      clearable={false}
      {...control}
      icon={(option) => <Flag country={option.value} />}
    />
  );
}
