/**
 * A text carries its number through the product in invisible characters, so that it can be identified wherever it
 * appears: in an element, in a label, inside another sentence.
 */
const start = '\u2060';
const digits = ['\u2061', '\u2062', '\u2063', '\u2064'];
const mark = new RegExp(`${start}([${digits.join('')}]+)`, 'g');

/** A mark for a number from 0. */
export function markOf(number: number): string {
  const signs = [...number.toString(digits.length)].map((digit) => digits[Number(digit)] ?? '');
  return start + signs.join('');
}

/** The text as people see it, and the numbers of the marks in it. */
export function readMarks(text: string): { text: string; numbers: number[] } {
  const numbers = [...text.matchAll(mark)].map(([, signs = '']) =>
    Number.parseInt([...signs].map((sign) => digits.indexOf(sign)).join(''), digits.length),
  );
  return { text: numbers.length > 0 ? text.replace(mark, '') : text, numbers };
}
