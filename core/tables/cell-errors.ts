/** Errors of formulas, as spreadsheets show and save them in each of our languages, and columns that are too narrow. */
const errors = /^#(?:N\/[AD]|NV|GETTING_DATA|[¡¿]?\p{Lu}[\p{Lu}\d/]*[!?]|#{2,})$/u;

export const isCellError = (text: string): boolean => errors.test(text.trim());

/** The name of a cell, such as `D7`. @param column from 0 @param row from 1 */
export const cellName = (column: number, row: number): string => `${columnName(column)}${row}`;

function columnName(column: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}
