import { defaultTerritory } from '../../../core/phone/default-territory';
import { cleanText } from '../../../core/registration/clean-text';
import type { RegistrationFault } from '../../../core/registration/faults';
import { isPhoneNumber } from '../../../core/registration/phone-number';

/** A person as forms hold one. */
export interface PersonValues {
  firstName: string;
  lastName: string;
  jobTitle: string;
  phoneTerritory: string;
  /** As typed, or the whole number as it is stored. */
  phoneNumber: string;
}

export type PersonFaults = Partial<Record<keyof PersonValues, RegistrationFault>>;

export const emptyPerson: PersonValues = {
  firstName: '',
  lastName: '',
  jobTitle: '',
  phoneTerritory: defaultTerritory.code,
  phoneNumber: '',
};

/** What is stored of a person, as forms hold it. */
export function toPersonValues({
  firstName,
  lastName,
  jobTitle,
  phoneNumber,
}: Omit<PersonValues, 'phoneTerritory'>): PersonValues {
  return { ...emptyPerson, firstName, lastName, jobTitle, phoneNumber };
}

/** The number behind dial code and typed digits; the rules of telephone numbers are loaded when it is needed. */
export async function phoneNumberOf({
  phoneTerritory,
  phoneNumber,
}: Pick<PersonValues, 'phoneTerritory' | 'phoneNumber'>): Promise<string> {
  if (phoneNumber.trim() === '') return '';
  const { composePhone } = await import('../../../core/phone/compose-phone');
  return composePhone({ territory: phoneTerritory, typed: phoneNumber });
}

/** @param phoneNumber as `phoneNumberOf` composes it */
export function personFaults(values: PersonValues, phoneNumber: string, needsName = true): PersonFaults {
  const isMissing = (text: string) => needsName && cleanText(text) === '';
  return {
    ...(isMissing(values.firstName) && { firstName: 'firstNameRequired' as const }),
    ...(isMissing(values.lastName) && { lastName: 'lastNameRequired' as const }),
    ...(phoneNumber !== '' && !isPhoneNumber(phoneNumber) && { phoneNumber: 'phoneNumberInvalid' as const }),
  };
}
