import { useTranslation } from 'react-i18next';
import { useShownValue } from '../../../components/account/use-shown-value';
import { salutations } from '../../../components/company/options';
import type { ProfileValues } from '../profile-values';

/** The names under which the audit trail knows the fields whose values are codes. */
const fieldOf: Partial<Record<keyof ProfileValues, string>> = {
  companyCountry: 'Country',
  industryId: 'BusinessSegmentRegistration',
  companySize: 'CompanySize',
  fiscalYearMonth: 'MonthOfFiscalYear',
};

/** What a person reads in place of a value of the form. */
export function useClashValue(): (name: keyof ProfileValues, value: string) => string {
  const { t } = useTranslation('registration');
  const show = useShownValue();
  return (name, value) => {
    const salutation = name === 'salutation' && salutations.find((each) => each === value);
    if (salutation) return t(`salutations.${salutation}`);
    const field = fieldOf[name];
    if (field === undefined || value === '') return value;
    return show(field, name === 'companyCountry' ? value : Number(value));
  };
}
