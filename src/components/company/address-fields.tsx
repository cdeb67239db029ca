import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../../core/countries/country-name';
import { longestText } from '../../../core/registration/limits';
import { isUnusualCity, isUnusualPostalCode } from '../../../core/registration/postal-code';
import { useLocale } from '../../lib/i18n/use-locale';
import * as formStyles from '../account/form.module.css';
import * as fieldStyles from '../form/field.module.css';
import { TextField } from '../form/text-field';

type AddressField = 'companyAddress' | 'companyZipCode' | 'companyCity';

interface AddressTextProps {
  name: AddressField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
  autoComplete: string;
  /** Told which field somebody is in; undefined once it is left. */
  onTyping: (name: AddressField | undefined) => void;
}

const AddressText = memo(function AddressTextOf({ onBlur, onTyping, ...rest }: AddressTextProps) {
  const { t } = useTranslation('registration');
  return (
    <TextField
      {...rest}
      label={t(`fields.${rest.name}`)}
      optional={t('optional')}
      maxLength={longestText}
      onFocus={() => onTyping(rest.name)}
      onBlur={() => {
        onTyping(undefined);
        onBlur();
      }}
    />
  );
});

interface AddressFieldsProps {
  country: string;
  field: (name: AddressField) => Pick<AddressTextProps, 'value' | 'error' | 'onChange' | 'onBlur'>;
}

/** Street, postal code and city. What looks unusual is asked about once it is typed; it may stay as it is. */
export function AddressFields({ country, field }: AddressFieldsProps) {
  const { t } = useTranslation('registration');
  const { locale } = useLocale();
  const [typing, setTyping] = useState<AddressField>();
  const text = (name: AddressField) => ({ ...field(name), name, onTyping: setTyping });
  const zipCode = text('companyZipCode');
  const city = text('companyCity');
  return (
    <>
      <AddressText {...text('companyAddress')} autoComplete="street-address" />
      <div>
        <div className={formStyles.pair}>
          <AddressText {...zipCode} autoComplete="postal-code" />
          <AddressText {...city} autoComplete="address-level2" />
        </div>
        <div role="status">
          {typing !== 'companyZipCode' && isUnusualPostalCode(country, zipCode.value) && (
            <p className={fieldStyles.hint}>
              {t('unusual.zipCode', { country: countryName(country, locale) })}
            </p>
          )}
          {typing !== 'companyCity' && isUnusualCity(city.value) && (
            <p className={fieldStyles.hint}>{t('unusual.city')}</p>
          )}
        </div>
      </div>
    </>
  );
}
