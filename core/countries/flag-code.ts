import { alpha2Codes } from './alpha-2';
import { alpha2FromAlpha3 } from './alpha-3';

const blank = 'blank';

/** Codes with a flag besides those of ISO 3166-1: as drawn in the flag set the site ships. */
const furtherFlags = ['AC', 'EU', 'IC', 'TA', 'XA', 'XC', 'XK', 'XO'];

const flags = new Set([...alpha2Codes, ...furtherFlags]);

/** Spellings found in company data that are neither an alpha-2 nor an alpha-3 code. */
const aliases = new Map([
  ['UK', 'GB'],
  ['EL', 'GR'],
  ['XKX', 'XK'],
  ['U.K.', 'GB'],
  ['U.S.', 'US'],
  ['U.S.A.', 'US'],
  ['GREAT BRITAIN', 'GB'],
  ['UNITED KINGDOM', 'GB'],
  ['UNITED STATES', 'US'],
  ['UNITED STATES OF AMERICA', 'US'],
  ['SOUTH KOREA', 'KR'],
  ['CZECH REPUBLIC', 'CZ'],
  ['TURKEY', 'TR'],
]);

/**
 * File name below `/flags/` without extension: the country's alpha-2 code in lower case, or `blank`. Accepts alpha-2
 * and alpha-3 codes and a few aliases and names, in any letter case.
 */
export function flagCode(country: string | null | undefined): string {
  const given = country?.trim().toUpperCase() ?? '';
  const code = aliases.get(given) ?? alpha2FromAlpha3(given) ?? given;
  return flags.has(code) ? code.toLowerCase() : blank;
}
