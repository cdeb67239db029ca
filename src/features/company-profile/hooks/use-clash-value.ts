import { companyFields } from '../../../../core/company/company-fields';
import type { RecordField } from '../../../../core/records/record-fields';
import { useShownValue } from '../../../domain/company/use-shown-value';
import type { ProfileValues } from '../profile-values';

const fields: Partial<Record<string, RecordField>> = companyFields;

/** How a value of the form is shown to a person. */
export function useClashValue(): (name: keyof ProfileValues, value: string) => string {
  const show = useShownValue();
  return (name, value) => {
    if (value === '') return value;
    if (name === 'salutation') return show('ContactSalutation', value);
    const field = fields[name];
    return field ? show(field.wire, field.isInteger ? Number(value) : value) : value;
  };
}
