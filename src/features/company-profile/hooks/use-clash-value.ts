import { useShownValue } from '../../../components/account/use-shown-value';
import type { ProfileValues } from '../profile-values';

/** The names under which the audit trail knows the fields whose values are codes. */
const fieldOf: Partial<Record<keyof ProfileValues, string>> = {
  companyCountry: 'Country',
  industryId: 'BusinessSegmentRegistration',
  companySize: 'CompanySize',
  fiscalYearMonth: 'MonthOfFiscalYear',
  salutation: 'ContactSalutation',
};
const isText: readonly (keyof ProfileValues)[] = ['companyCountry', 'salutation'];

/** What a person reads in place of a value of the form. */
export function useClashValue(): (name: keyof ProfileValues, value: string) => string {
  const show = useShownValue();
  return (name, value) => {
    const field = fieldOf[name];
    if (field === undefined || value === '') return value;
    return show(field, isText.includes(name) ? value : Number(value));
  };
}
