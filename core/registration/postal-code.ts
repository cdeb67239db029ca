/**
 * The formats of a country's postal codes, 9 for a digit and A for a letter, without spaces and hyphens; some countries
 * have several. Source: Unicode CLDR, common/supplemental/postalCodeData.xml (Unicode License v3), unchanged since CLDR
 * 26. Only countries whose codes have had the same format since are included; South Korea has had five digits since
 * August 2015 (Korea Post), Taiwan up to six since 2020 (Chunghwa Post).
 */
const countriesByShape: readonly (readonly [shape: string, countries: string])[] = [
  ['999', 'FO IS TW'],
  ['9999', 'AR AT AU BD BE BG CH CY DK GE HU LI LU LV MD MK NO NZ PH PT SI TN ZA'],
  [
    '99999',
    'BA CZ DE DZ EE ES FI FR GR GT HR ID IT KE KR LK LT MA MC ME MX MY NP PK PR SE PL SK SM TH TR TW UA US UY VA',
  ],
  ['999999', 'BY CN IN RO RU SG TJ TM TW UZ'],
  ['9999999', 'CL JP PT'],
  ['99999999', 'BR'],
  ['999999999', 'PR US'],
  ['9999AA', 'NL'],
  ['A9A9A9', 'CA'],
  ['A9999AAA', 'AR'],
  ['AA999', 'AD'],
  ['A99AA', 'GB'],
  ['A999AA', 'GB'],
  ['A9A9AA', 'GB'],
  ['AA99AA', 'GB'],
  ['AA999AA', 'GB'],
  ['AA9A9AA', 'GB'],
];

/**
 * Whether a postal code does not match the formats of its country (ISO 3166-1 alpha-2). False if nothing is known of
 * the country, and for an empty code. Only a hint to check again: formats change, and it must not block anybody.
 */
export function isUnusualPostalCode(country: string, postalCode: string): boolean {
  const shape = shapeOf(postalCode);
  const known = countriesByShape.filter(([, countries]) => countries.split(' ').includes(country));
  return shape !== '' && known.length > 0 && !known.some(([expected]) => expected === shape);
}

/** Whether a city has no letter of any script, such as a postal code. */
export function isUnusualCity(city: string): boolean {
  return city.trim() !== '' && !/\p{L}/u.test(city);
}

/** The country prefix of international mail (`D-58095`) is not part of the code. */
function shapeOf(postalCode: string): string {
  return postalCode
    .normalize('NFKC')
    .toUpperCase()
    .trim()
    .replace(/^[A-Z]{1,3}[ -]+(?=\d)/u, '')
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/\d/gu, '9')
    .replace(/[A-Z]/gu, 'A');
}
