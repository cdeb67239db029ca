import type { UpdatePersonBody } from '../../../core/contracts/users';
import { cleanText } from '../../../core/registration/clean-text';
import { isEmailAddress, normaliseEmail } from '../../../core/registration/email';
import { registrationFaults, type RegistrationFault } from '../../../core/registration/faults';
import { isPhoneNumber } from '../../../core/registration/phone-number';
import { ApiError } from '../../plugins/api-error';

export const invalid = (message: string) => new ApiError(400, 'INVALID_INPUT', message);
const fault = (name: RegistrationFault) => invalid(registrationFaults[name]);

/** @throws ApiError 400 in the words of the specification */
export function toEmail(typed: string): string {
  const email = normaliseEmail(typed);
  if (email === '') throw invalid('Email is required');
  if (!isEmailAddress(email)) throw fault('emailInvalid');
  return email;
}

type Person = Omit<UpdatePersonBody, 'version'>;

/**
 * A person's data as they are stored.
 * @throws ApiError 400 for a phone number that is none
 */
export function toPerson({ firstName, lastName, jobTitle, phoneNumber }: Person): Person {
  const number = phoneNumber.trim();
  if (number !== '' && !isPhoneNumber(number)) throw fault('phoneNumberInvalid');
  return {
    firstName: cleanText(firstName),
    lastName: cleanText(lastName),
    jobTitle: cleanText(jobTitle),
    phoneNumber: number,
  };
}

/** Whoever was added by e-mail alone gets a name as soon as somebody edits the person. */
export function requireNames({ firstName, lastName }: Person): void {
  if (firstName === '') throw fault('firstNameRequired');
  if (lastName === '') throw fault('lastNameRequired');
}
