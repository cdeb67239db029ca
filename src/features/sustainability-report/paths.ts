export const reportsPath = '/self-assessment/sustainability-report/';

/** The form of a year's report, at one of its disclosures. */
export const reportPath = (year: number, disclosure?: string): string =>
  `${reportsPath}${year}/update/${disclosure === undefined ? '' : `?part=${disclosure}`}`;

/** The printable page. */
export const printPath = (year: number): string => `${reportsPath}${year}/report/`;
