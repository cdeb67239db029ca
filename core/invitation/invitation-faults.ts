/** Faults of an invitation, with the server's messages. */
export const invitationFaults = {
  NAME_REQUIRED: 'Supplier name is required',
  NAME_TOO_LONG: 'Supplier name may have at most 200 characters',
  NUMBER_TOO_LONG: 'Supplier ID may have at most 200 characters',
  INVALID_EMAIL: 'Please enter a valid email address',
  UNKNOWN_COUNTRY: 'Country is required',
  UNKNOWN_SECTOR: 'Product group is required',
  NOTHING_WANTED: 'Choose what to ask for',
  DUE_DATE_PAST: 'The due date must not lie in the past',
  DUE_DATE_FAR: 'The due date must lie before the year 2100',
  MESSAGE_TOO_LONG: 'The message may have at most 2,000 characters',
  DUPLICATE_ROW: 'The same supplier is in the list twice',
  RECIPIENT_DAILY_MAILS: 'Its address gets as many mails from you today as are allowed; invite it tomorrow',
  OWN_COMPANY: 'A company cannot invite itself',
  ALREADY_INVITED: 'This supplier has already been invited for this product group and country',
  ALREADY_LINKED: 'This supplier is already linked with you for this product group and country',
} as const;
export type InvitationFault = keyof typeof invitationFaults;
