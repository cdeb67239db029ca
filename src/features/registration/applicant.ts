import { emptyContact } from '../../../core/people/contact-fields';
import { checkPerson } from '../../domain/people/check-person';
import type { ApplicantValues } from './values';

export const emptyApplicant: ApplicantValues = { ...emptyContact, termsAccepted: false };

/**
 * Initial values of the second step: the invited e-mail address and the dial code of the company's country.
 */
export const suggestedApplicant = (email = '', country = ''): ApplicantValues => ({
  ...emptyApplicant,
  email,
  phoneTerritory: country || emptyApplicant.phoneTerritory,
});

/** The rules of the second step, loaded on the first blur. */
export const checkApplicant = checkPerson<ApplicantValues>(() =>
  import('../../../core/people/person.schema').then(({ applicantSchema }) => applicantSchema),
);

const required = ['firstName', 'lastName', 'email'] as const;

/** Whether the last button is enabled: it needs names, an e-mail address with an @, and accepted terms. */
export function isPersonComplete(values: ApplicantValues): boolean {
  const isFilled = required.every((name) => values[name].trim() !== '');
  return isFilled && values.email.normalize('NFKC').includes('@') && values.termsAccepted;
}
