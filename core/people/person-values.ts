import { emptyContact, type ContactValues } from './contact-fields';

/** What people change of themselves, and administrators of others, as forms hold it. */
export type PersonValues = Pick<
  ContactValues,
  'firstName' | 'lastName' | 'jobTitle' | 'phoneTerritory' | 'phoneNumber'
>;

/** @param person what is stored; without one, the values of an empty form */
export function toPersonValues(person: Partial<Omit<PersonValues, 'phoneTerritory'>> = {}): PersonValues {
  const { firstName, lastName, jobTitle, phoneTerritory, phoneNumber } = { ...emptyContact, ...person };
  return { firstName, lastName, jobTitle, phoneTerritory, phoneNumber };
}
