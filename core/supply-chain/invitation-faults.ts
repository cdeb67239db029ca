import { cleanText } from '../registration/clean-text';
import { isEmailAddress, normaliseEmail } from '../registration/email';
import { longestText } from '../registration/limits';

/** What is wrong with a supplier somebody wants to invite, in the server's words. */
export const invitationFaults = {
  NAME_REQUIRED: 'Supplier name is required',
  NAME_TOO_LONG: 'Supplier name may have at most 200 characters',
  NUMBER_TOO_LONG: 'Supplier ID may have at most 200 characters',
  INVALID_EMAIL: 'Please enter a valid email address',
  UNKNOWN_COUNTRY: 'Country is required',
  UNKNOWN_SECTOR: 'Product group is required',
  DUE_DATE_PAST: 'The due date must not lie in the past',
  DUPLICATE_ROW: 'The same supplier stands in the list twice',
  OWN_COMPANY: 'A company cannot invite itself',
  ALREADY_INVITED: 'This supplier has already been invited for this product group and country',
  ALREADY_LINKED: 'This supplier is already linked with you for this product group and country',
} as const;
export type InvitationFault = keyof typeof invitationFaults;

/** A supplier to invite, as it is typed or read from a file. */
export interface InvitationDraft {
  supplierName: string;
  supplierId: string;
  email: string;
  countryCode: string;
  sectorCode: string;
  /** `YYYY-MM-DD`; null for none. */
  dueDate: string | null;
}

/** The codes there are. */
export interface KnownCodes {
  countries: ReadonlySet<string>;
  sectors: ReadonlySet<string>;
}

/**
 * What is wrong with a supplier by itself, in the order of the form; whether it may be invited by this company is the
 * server's to say.
 * @param today `YYYY-MM-DD`
 */
export function draftFaults(draft: InvitationDraft, known: KnownCodes, today: string): InvitationFault[] {
  const name = cleanText(draft.supplierName);
  const faults: [InvitationFault, boolean][] = [
    ['NAME_REQUIRED', name === ''],
    ['NAME_TOO_LONG', [...name].length > longestText],
    ['INVALID_EMAIL', !isEmailAddress(normaliseEmail(draft.email))],
    ['UNKNOWN_SECTOR', !known.sectors.has(draft.sectorCode)],
    ['UNKNOWN_COUNTRY', !known.countries.has(draft.countryCode)],
    ['NUMBER_TOO_LONG', [...cleanText(draft.supplierId)].length > longestText],
    ['DUE_DATE_PAST', draft.dueDate !== null && draft.dueDate < today],
  ];
  return faults.filter(([, isFault]) => isFault).map(([fault]) => fault);
}

/** What makes two invitations the same: whom they ask for what. */
export function invitationKey({
  email,
  sectorCode,
  countryCode,
}: Pick<InvitationDraft, 'email' | 'sectorCode' | 'countryCode'>): string {
  return JSON.stringify([normaliseEmail(email), sectorCode, countryCode]);
}
