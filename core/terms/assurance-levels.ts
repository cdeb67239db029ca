/** How certain a verifier is, lower first (ISO 14064-3, ISAE 3410). */
export const assuranceLevels = ['limited', 'reasonable'] as const;
export type AssuranceLevel = (typeof assuranceLevels)[number];
