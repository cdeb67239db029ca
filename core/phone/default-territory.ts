/** What the phone input starts with (specification 1, section 2). Stands alone: it is needed before the metadata. */
export const defaultTerritory = { code: 'DE', dialCode: '+49' } as const;
