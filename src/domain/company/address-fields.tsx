import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../../core/countries/country-name';
import { maxTextLength } from '../../../core/registration/limits';
import { useLocale } from '../../lib/i18n/use-locale';
import { createLoadable } from '../../lib/loading/loadable';
import * as formStyles from '../../components/form/form.module.css';
import * as fieldStyles from '../../components/form/field.module.css';
import { TextField } from '../../components/form/text-field';

/** Postal code formats, loaded when someone types a code. They only warn and never block. */
const postalCodes = createLoadable(() => import('../../../core/registration/postal-code'));

type AddressField = 'companyAddress' | 'companyZipCode' | 'companyCity';

interface AddressFieldsProps {
  country: string;
  field: (name: AddressField) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (value: string) => void;
    onBlur: () => void;
  };
}

const noRules = { isUnusualCity: () => false, isUnusualPostalCode: () => false };

/** Street, postal code and city. Unusual input raises a question after typing; it may stay as it is. */
export function AddressFields({ country, field }: AddressFieldsProps) {
  const { t } = useTranslation('registration');
  const { locale } = useLocale();
  const [typing, setTyping] = useState<AddressField>();
  const text = (name: AddressField) => {
    const { onBlur, ...rest } = field(name);
    return {
      ...rest,
      label: t(`fields.${name}`),
      optional: t('optional'),
      maxLength: maxTextLength,
      onFocus: () => setTyping(name),
      onBlur: () => {
        setTyping(undefined);
        onBlur();
      },
    };
  };
  const zipCode = text('companyZipCode');
  const city = text('companyCity');
  const rules = useSyncExternalStore(postalCodes.subscribe, postalCodes.state, postalCodes.state);
  const { isUnusualCity, isUnusualPostalCode } = rules.status === 'ready' ? rules.content : noRules;
  const isTyped = zipCode.value !== '' || city.value !== '';
  useEffect(() => {
    if (isTyped) postalCodes.preload();
  }, [isTyped]);
  return (
    <>
      <TextField {...text('companyAddress')} autoComplete="street-address" />
      <div>
        <div className={formStyles.pair}>
          <TextField {...zipCode} autoComplete="postal-code" />
          <TextField {...city} autoComplete="address-level2" />
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
