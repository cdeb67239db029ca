/** Faults of partners and requests with the server's messages; the app has its own in each language. */
export const exchangeFaultMessages = {
  PARTNER_NAME_MISSING: 'Say who the partner is.',
  SOURCE_ADDRESS_INVALID: 'Enter an address such as https://pact.example.com.',
  SOURCE_CLIENT_MISSING: 'Enter the client ID that the partner gave you.',
  SOURCE_SECRET_MISSING: 'Enter the secret that belongs to the address.',
  PART_NUMBER_MISSING: 'Enter the part number.',
  REASON_MISSING: 'Say why there is no footprint.',
} as const;
export type ExchangeFault = keyof typeof exchangeFaultMessages;

/** A fault as the message of a rule. */
export const fault = (name: ExchangeFault): ExchangeFault => name;
