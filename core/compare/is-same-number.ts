/** Part of a figure that is only rounding. */
const negligible = 1e-9;

/** Whether two figures are equal except for rounding; null is a figure that is not known. */
export const isSameNumber = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) <= negligible * Math.max(Math.abs(a), Math.abs(b));
