import { useTranslation } from 'react-i18next';
import type { ProfileFaults, ProfileValues } from '../profile-values';

export interface ProfileFieldsProps {
  values: ProfileValues;
  faults: ProfileFaults;
  onChange: (change: Partial<ProfileValues>) => void;
}

/** What the control of a field needs. */
export function useProfileField({ values, faults, onChange }: ProfileFieldsProps) {
  const { t } = useTranslation('registration');
  return (name: keyof ProfileValues) => {
    const fault = faults[name];
    return {
      name,
      value: values[name],
      error: fault && t(`faults.${fault}`),
      onChange: (value: string) => onChange({ [name]: value }),
      onBlur: () => undefined,
    };
  };
}
