import { useTranslation } from 'react-i18next';
import { longestText } from '../../../../core/registration/limits';
import * as formStyles from '../../../components/account/form.module.css';
import { AddressFields } from '../../../components/company/address-fields';
import { CountryField } from '../../../components/company/country-field';
import { IndustryField } from '../../../components/company/industry-field';
import { useCompanyOptions } from '../../../components/company/use-company-options';
import { SelectField } from '../../../components/form/select-field';
import { TextField } from '../../../components/form/text-field';
import { useProfileField, type ProfileFieldsProps } from '../hooks/use-profile-field';

/** The company; the words are those of the registration. */
export function CompanyFields(props: ProfileFieldsProps) {
  const { t } = useTranslation('registration');
  const { sizes, months } = useCompanyOptions();
  const field = useProfileField(props);
  const optional = t('optional');
  const duns = field('dunsNumber');
  return (
    <>
      <TextField
        {...field('companyName')}
        label={t('fields.companyName')}
        autoComplete="organization"
        maxLength={longestText}
        required
      />
      <div className={formStyles.pair}>
        <CountryField {...field('companyCountry')} />
        <IndustryField {...field('industryId')} />
      </div>
      <div className={formStyles.pair}>
        <SelectField {...field('companySize')} label={t('fields.companySize')} options={sizes} />
        <SelectField {...field('fiscalYearMonth')} label={t('fields.fiscalYearMonth')} options={months} />
      </div>
      <TextField
        {...duns}
        onChange={(typed) => duns.onChange(typed.replace(/\D/g, '').slice(0, 9))}
        label={t('fields.dunsNumber')}
        optional={optional}
        hint={t('fields.dunsHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <AddressFields country={props.values.companyCountry} field={field} />
    </>
  );
}
