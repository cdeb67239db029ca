/**
 * The countries most goods come from (WTO, World Trade Statistics 2023, the thirty largest exporters of merchandise):
 * of several countries that fit what was typed, the likelier one is named first.
 */
const codes = 'CNUSDENLJPITFRKRMXGBCABEAESGTWPLRUINESCHVNAUTHMYBRSECZTRATIE';

export const likelyCountries: ReadonlySet<string> = new Set(codes.match(/../g));
