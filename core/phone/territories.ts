import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';

/** A country or territory with its own telephone numbers. */
export interface Territory {
  /** ISO 3166-1 alpha-2, or a code used only for telephony (`AC`, `TA`, `XK`). */
  code: CountryCode;
  /** With its plus: `+49`. Several territories may share one. */
  dialCode: string;
}

/** All territories of libphonenumber's metadata, by code. */
export const territories: readonly Territory[] = getCountries()
  .map((code) => ({ code, dialCode: `+${getCountryCallingCode(code)}` }))
  .sort((a, b) => (a.code < b.code ? -1 : 1));

export function findTerritory(code: string): Territory | undefined {
  return territories.find((territory) => territory.code === code);
}

/**
 * The main territory of a shared dial code, according to the metadata: `US` for `1`.
 *
 * @param callingCode the dial code without its plus
 */
export function mainTerritory(callingCode: string): string | undefined {
  return metadata.country_calling_codes[callingCode]?.[0];
}
