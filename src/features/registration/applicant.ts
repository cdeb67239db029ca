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

/** What the last button still needs: names, an e-mail address with an @, and accepted terms. */
export function missingOfApplicant(values: ApplicantValues): ((typeof required)[number] | 'termsAccepted')[] {
  const isMissing = (name: (typeof required)[number]) =>
    name === 'email' ? !values.email.normalize('NFKC').includes('@') : values[name].trim() === '';
  return [...required.filter(isMissing), ...(values.termsAccepted ? [] : (['termsAccepted'] as const))];
}
