/** Characters (Unicode code points) that a text of the registration form may have. */
export const longestText = 200;

/** Longest address that mail systems carry (RFC 5321, 4.5.3.1). */
export const longestEmail = 254;
