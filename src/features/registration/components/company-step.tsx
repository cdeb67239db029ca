import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/form/select-field';
import { TextField } from '../../../components/form/text-field';
import type { RegistrationForm } from '../hooks/use-registration-form';
import { AddressFields } from '../../../components/company/address-fields';
import { CountryField } from '../../../components/company/country-field';
import { IndustryField } from '../../../components/company/industry-field';
import { useCompanyOptions } from '../../../components/company/use-company-options';
import * as styles from './registration.module.css';

/** Step 1: the company. */
export function CompanyStep({ form: { field, values } }: { form: RegistrationForm }) {
  const { t } = useTranslation('registration');
  const { sizesOrNone, months } = useCompanyOptions();
  return (
    <>
      <TextField
        {...field('companyName')}
        label={t('fields.companyName')}
        autoComplete="organization"
        required
      />
      <div className={styles.pair}>
        <CountryField {...field('companyCountry')} />
        <IndustryField {...field('industryId')} />
      </div>
      <div className={styles.pair}>
        <SelectField
          {...field('companySize')}
          label={t('fields.companySize')}
          options={sizesOrNone}
          required
        />
        <SelectField
          {...field('fiscalYearMonth')}
          label={t('fields.fiscalYearMonth')}
          options={months}
          required
        />
      </div>
      <TextField
        {...field('dunsNumber')}
        onChange={(typed) => field('dunsNumber').onChange(typed.replace(/\D/g, '').slice(0, 9))}
        label={t('fields.dunsNumber')}
        optional={t('optional')}
        hint={t('fields.dunsHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <AddressFields country={values.companyCountry} field={field} />
    </>
  );
}
