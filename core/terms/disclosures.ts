/** Numbers of the disclosures; each of the four themes ends with what is reported beyond them. */
export const disclosures = [
  ...(['general', 'B1', 'B2', 'C1', 'C2'] as const),
  ...(['B3', 'B4', 'B5', 'B6', 'B7', 'C3', 'C4', 'environment'] as const),
  ...(['B8', 'B9', 'B10', 'C5', 'C6', 'C7', 'social'] as const),
  ...(['B11', 'C8', 'C9', 'governance'] as const),
] as const;
export type Disclosure = (typeof disclosures)[number];
