/** Prefix of a year's fields for sales; other pages of the year ignore these. */
const beginning = 'sold/';

export const soldField = (...rest: readonly string[]): string => beginning + rest.join('/');

export const isSoldField = (field: string): boolean => field.startsWith(beginning);
