import type { UpdatePersonBody } from '../../../core/contracts/users';
import { newPersonSchema, personSchema, unnamedPersonSchema } from '../../../core/people/person.schema';
import { faultsOf } from '../../../core/records/faults-of';
import { cleanText } from '../../../core/registration/clean-text';
import { normaliseEmail } from '../../../core/registration/email';
import { ApiError } from '../../lib/api-error';
import { refuse } from '../../lib/company-input';

export const invalid = (message: string) => new ApiError(400, 'INVALID_INPUT', message);

type Person = Omit<UpdatePersonBody, 'version'>;

/** A person's data with cleaned texts. */
const toPerson = ({ firstName, lastName, jobTitle, phoneNumber }: Person): Person => ({
  firstName: cleanText(firstName),
  lastName: cleanText(lastName),
  jobTitle: cleanText(jobTitle),
  phoneNumber: cleanText(phoneNumber),
});

/**
 * A person who is added to a company: the e-mail address is enough.
 * @throws ApiError 400 in the words of the specification
 */
export function readNewPerson(body: Partial<Person> & { email: string }): Person & { email: string } {
  const email = normaliseEmail(body.email);
  if (email === '') throw invalid('Email is required');
  const person = toPerson({ firstName: '', lastName: '', jobTitle: '', phoneNumber: '', ...body });
  refuse(faultsOf(newPersonSchema, { ...person, email }));
  return { ...person, email };
}

/**
 * The stored data of a person, with cleaned texts.
 * @param needsName whether the name was edited: a person added by e-mail alone has none before
 * @throws ApiError 400 in the words of the specification
 */
export function readPerson(body: Person, needsName: boolean): Person {
  const person = toPerson(body);
  refuse(faultsOf(needsName ? personSchema : unnamedPersonSchema, person));
  return person;
}
