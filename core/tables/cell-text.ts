const maxLength = 32_767;

/** A text as a cell of a workbook can hold it: Excel calls a workbook with a longer one damaged. The cut is visible. */
export const cellText = (text: string): string =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
