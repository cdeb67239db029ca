/** Whether a text is a legal entity identifier: 20 letters and digits, with check digits (ISO 17442, ISO 7064 MOD 97-10). */
export function isLei(text: string): boolean {
  if (!/^[0-9A-Z]{18}\d{2}$/u.test(text)) return false;
  const digits = [...text].map((letter) => parseInt(letter, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
