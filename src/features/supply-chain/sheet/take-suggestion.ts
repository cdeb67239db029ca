import type { SheetSupplier } from './read-suppliers';

/** Replaces unknown values of a row with the suggested ones. */
export function takeSuggestion(row: SheetSupplier): SheetSupplier {
  const { sector: givenSector, country: givenCountry, ...given } = row.given;
  const { sector, country } = row.suggested ?? {};
  return {
    ...row,
    sectorCode: row.sectorCode ?? sector,
    countryCode: row.countryCode ?? country,
    given: {
      ...given,
      ...(givenSector !== undefined && sector === undefined && { sector: givenSector }),
      ...(givenCountry !== undefined && country === undefined && { country: givenCountry }),
    },
    suggested: {},
  };
}
