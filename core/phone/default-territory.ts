/**
 * The initial territory of the phone input (specification 1, section 2). In a file of its own: it is needed before the
 * metadata.
 */
export const defaultTerritory = { code: 'DE', dialCode: '+49' } as const;
