/** A D-U-N-S number: exactly nine digits (specification 1, section 5). */
export function isDunsNumber(text: string): boolean {
  return /^[0-9]{9}$/.test(text);
}
