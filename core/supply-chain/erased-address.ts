/** Ends the address in a request to a company that was erased; what precedes it makes the address unique. */
export const erasedDomain = '@erased.invalid';

export const isErasedAddress = (email: string): boolean => email.endsWith(erasedDomain);
