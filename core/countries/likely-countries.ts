/**
 * The countries most goods come from (WTO, World Trade Statistics 2023, the thirty largest exporters of merchandise):
 * if several countries match the input, these are listed first.
 */
const codes = 'CNUSDENLJPITFRKRMXGBCABEAESGTWPLRUINESCHVNAUTHMYBRSECZTRATIE';

export const likelyCountries: ReadonlySet<string> = new Set(codes.match(/../g));
