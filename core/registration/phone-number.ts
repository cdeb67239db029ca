/** `+`, a dial code of 1 to 4 digits, an optional space, 6 to 14 digits (specification 1, section 5). */
export function isPhoneNumber(text: string): boolean {
  return /^\+[0-9]{1,4} ?[0-9]{6,14}$/.test(text);
}
