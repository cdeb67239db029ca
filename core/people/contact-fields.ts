import type { PersonalData } from '../contracts/company-profile';
import { defaultTerritory } from '../phone/default-territory';
import { toValues, type RecordFields, type RecordValues } from '../records/record-fields';
import { toWire } from '../records/to-wire';

/** The fields of a company's contact person, in the order of the form; columns of `company_profiles`. */
export const contactFields = {
  salutation: { wire: 'Salutation', column: 'contact_salutation' },
  firstName: { wire: 'Name', column: 'contact_first_name' },
  lastName: { wire: 'SurName', column: 'contact_last_name' },
  email: { wire: 'Email', column: 'contact_email' },
  jobTitle: { wire: 'JobTitle', column: 'contact_job_title' },
  phoneNumber: { wire: 'PhoneNumber', column: 'contact_phone_number' },
} as const satisfies RecordFields;

/** The country of the dial code, and the number as typed, or the whole number as stored. */
export interface TypedPhone {
  phoneTerritory: string;
  phoneNumber: string;
}

/** A contact person as form values. */
export type ContactValues = RecordValues<typeof contactFields> & TypedPhone;

export const emptyContact: ContactValues = {
  ...toValues(contactFields, {}),
  phoneTerritory: defaultTerritory.code,
};

export const toContactValues = (data: Readonly<Record<string, unknown>>): ContactValues => ({
  ...emptyContact,
  ...toValues(contactFields, data),
});

/**
 * A contact person as it is sent and stored.
 * @param phoneNumber composed of dial code and typed digits; empty for none
 */
export const toPersonalData = (
  values: Omit<ContactValues, 'phoneTerritory'>,
  phoneNumber: string,
): PersonalData => toWire(contactFields, { ...values, phoneNumber }) as PersonalData;
