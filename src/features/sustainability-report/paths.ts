export const reportsPath = '/self-assessment/sustainability-report/';

/** Where the report of a year is filled in, at one of its disclosures. */
export const reportPath = (year: number, disclosure?: string): string =>
  `${reportsPath}${year}/update/${disclosure === undefined ? '' : `?part=${disclosure}`}`;

/** Where it is printed. */
export const paperPath = (year: number): string => `${reportsPath}${year}/report/`;
