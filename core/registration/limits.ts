/** Maximum length of a text in the registration form, in Unicode code points. */
export const maxTextLength = 200;

/** Longest address that mail systems carry (RFC 5321, 4.5.3.1). */
export const maxEmailLength = 254;

/** Longest part before the @ (RFC 5321, 4.5.3.1.1). */
export const maxLocalPartLength = 64;
