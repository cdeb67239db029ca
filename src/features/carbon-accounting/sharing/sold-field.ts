/** The names of the fields with what was sold in a year begin alike; other pages of the year leave them alone. */
const beginning = 'sold/';

export const soldField = (...rest: readonly string[]): string => beginning + rest.join('/');

export const isSoldField = (field: string): boolean => field.startsWith(beginning);
