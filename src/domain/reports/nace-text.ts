/** A NACE code in common notation: `C2453` is 24.53, `C` is section C. */
export function naceText(code: string): string {
  const digits = code.slice(1);
  return digits.length > 2 ? `${digits.slice(0, 2)}.${digits.slice(2)}` : digits || code;
}
