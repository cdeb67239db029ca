/**
 * What a supplier may keep from a customer: its main contact, its reduction targets, its footprints, its plans for
 * one and three years, and what its carbon account says of this customer. What it has in place today is the answer
 * itself; who wants to keep that declines the request.
 */
export const withholdableParts = ['contact', 'targets', 'footprints', 'plans', 'emissions'] as const;
export type WithholdablePart = (typeof withholdableParts)[number];
