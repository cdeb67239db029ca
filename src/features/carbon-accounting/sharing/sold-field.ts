/** Prefix of a year's fields for sales; other pages of the year ignore these. */
const prefix = 'sold/';

export const soldField = (...rest: readonly string[]): string => prefix + rest.join('/');

export const isSoldField = (field: string): boolean => field.startsWith(prefix);
