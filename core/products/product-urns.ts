/**
 * The URNs by which a partner's system may know a product (PACT Technical Specifications 3, product identifiers): a
 * typed URN unchanged; a part number under the host that issues it; digits that may be a GTIN as both.
 * @param host of the partner's interface
 */
export function toProductUrns(partNumber: string, host: string): string[] {
  if (/^urn:./i.test(partNumber)) return [partNumber];
  const digits = partNumber.replaceAll(/[\s-]/g, '');
  return [
    `urn:pact:${host}:part-number:${encodeURIComponent(partNumber)}`,
    ...(isGtin(digits) ? [`urn:gtin:${digits}`] : []),
  ];
}

/** By length and check digit (GS1 General Specifications, 7.9). */
function isGtin(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}
