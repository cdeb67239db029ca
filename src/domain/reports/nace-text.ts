/** A code of NACE as companies know it: `C2453` is 24.53, `C` the section C. */
export function naceText(code: string): string {
  const digits = code.slice(1);
  return digits.length > 2 ? `${digits.slice(0, 2)}.${digits.slice(2)}` : digits || code;
}
