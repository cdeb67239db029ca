import { emptyContact, type ContactValues } from './contact-fields';

/** What people may change about themselves, and administrators about others, as form values. */
export type PersonValues = Pick<
  ContactValues,
  'firstName' | 'lastName' | 'jobTitle' | 'phoneTerritory' | 'phoneNumber'
>;

/** @param person as stored; without one, the values of an empty form */
export function toPersonValues(person: Partial<Omit<PersonValues, 'phoneTerritory'>> = {}): PersonValues {
  const { firstName, lastName, jobTitle, phoneTerritory, phoneNumber } = { ...emptyContact, ...person };
  return { firstName, lastName, jobTitle, phoneTerritory, phoneNumber };
}
