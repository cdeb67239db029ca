import { useTranslation } from 'react-i18next';
import { longestText } from '../../../core/registration/limits';
import { PhoneField } from '../company/phone-field';
import { TextField } from '../form/text-field';
import * as styles from './form.module.css';
import type { PersonFaults, PersonValues } from './person-values';

interface PersonFieldsProps {
  values: PersonValues;
  faults: PersonFaults;
  onChange: (change: Partial<PersonValues>) => void;
  /** Whether the form describes the person who fills it in: then the browser may help. */
  isOwn: boolean;
  /** Names may stay empty. */
  namesOptional?: boolean;
}

/** Name, job title and telephone number of a person. Its words are those of the registration. */
export function PersonFields({ values, faults, onChange, isOwn, namesOptional = false }: PersonFieldsProps) {
  const { t } = useTranslation('registration');
  const helpWith = (token: string) => (isOwn ? token : 'off');
  const optional = t('optional');
  const text = (name: 'firstName' | 'lastName' | 'jobTitle') => ({
    name,
    value: values[name],
    error: faults[name] && t(`faults.${faults[name]}`),
    maxLength: longestText,
    onChange: (value: string) => onChange({ [name]: value }),
    label: t(`fields.${name}`),
  });
  const nameOptional = namesOptional ? { optional } : { required: true };
  return (
    <>
      <div className={styles.pair}>
        <TextField {...text('firstName')} {...nameOptional} autoComplete={helpWith('given-name')} />
        <TextField {...text('lastName')} {...nameOptional} autoComplete={helpWith('family-name')} />
      </div>
      <TextField {...text('jobTitle')} optional={optional} autoComplete={helpWith('organization-title')} />
      <PhoneField
        territory={{
          name: 'phoneTerritory',
          value: values.phoneTerritory,
          onChange: (phoneTerritory) => onChange({ phoneTerritory }),
        }}
        number={{
          name: 'phoneNumber',
          value: values.phoneNumber,
          error: faults.phoneNumber && t(`faults.${faults.phoneNumber}`),
          onChange: (phoneNumber) => onChange({ phoneNumber }),
          onBlur: () => undefined,
        }}
      />
    </>
  );
}
