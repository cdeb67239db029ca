import { useTranslation } from 'react-i18next';
import type { CompanyValues } from '../../../core/company/company-fields';
import type { DraftForm } from '../../lib/forms/use-draft-form';
import * as formStyles from '../../components/form/form.module.css';
import { SelectField } from '../../components/form/select-field';
import { TextField } from '../../components/form/text-field';
import { AddressFields } from './address-fields';
import { CountryField } from './country-field';
import { IndustryField } from './industry-field';
import type { NamedCountry } from './options';
import { useCompanyOptions } from './use-company-options';

interface CompanyFieldsProps {
  form: Pick<DraftForm<CompanyValues>, 'field' | 'values'>;
  /** The country that is probably meant. */
  expectedCountry?: NamedCountry | undefined;
  /** Whether the company is registering: its size is not chosen yet. */
  isNew?: boolean;
}

/** The fields of a company, for registration and profile. */
export function CompanyFields({ form, expectedCountry, isNew = false }: CompanyFieldsProps) {
  const { field, values } = form;
  const { t } = useTranslation('registration');
  const { sizes, sizesOrNone, months } = useCompanyOptions();
  const duns = field('dunsNumber');
  return (
    <>
      <TextField
        {...field('companyName')}
        label={t('fields.companyName')}
        autoComplete="organization"
        required
      />
      <div className={formStyles.pair}>
        <CountryField {...field('companyCountry')} expected={expectedCountry} />
        <IndustryField {...field('industryId')} />
      </div>
      <div className={formStyles.pair}>
        <SelectField
          {...field('companySize')}
          label={t('fields.companySize')}
          options={isNew ? sizesOrNone : sizes}
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
        {...duns}
        onChange={(typed) => duns.onChange(typed.replace(/\D/g, '').slice(0, 9))}
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
