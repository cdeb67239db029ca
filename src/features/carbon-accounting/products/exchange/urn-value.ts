/** The value of a URN without its prefix. */
export function urnValue(urn: string): string {
  const gtin = /^urn:gtin:(\d+)$/i.exec(urn)?.[1];
  if (gtin !== undefined) return `GTIN ${gtin}`;
  const name =
    /^urn:(?:pact:[^:]+:(?:part-number|product-id|company-id):|pact:productclassification:)(.+)$/i.exec(
      urn,
    )?.[1];
  try {
    return name === undefined ? urn : decodeURIComponent(name);
  } catch {
    return urn;
  }
}
