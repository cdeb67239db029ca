/** Spreadsheets interpret a text that begins with one of these, full width or not, as a formula. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A text that could be interpreted as a formula gets a leading apostrophe, which marks it as text. */
export const withMark = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text without that apostrophe. */
export const withoutMark = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
