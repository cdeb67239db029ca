/**
 * What a supplier may withhold from a customer: its main contact, its reduction targets, its footprints, its plans for
 * one and three years, and what its carbon account states about this customer. What it has in place today is the answer
 * itself; to withhold that, it declines the request.
 */
export const withholdableParts = ['contact', 'targets', 'footprints', 'plans', 'emissions'] as const;
export type WithholdablePart = (typeof withholdableParts)[number];
