import type { ImportError } from '../../../../core/contracts/ca-imports';
import type { Locale } from '../../../../core/i18n/locales';
import { cleanLines } from '../../../../core/registration/clean-text';
import { cellName, isCellError } from '../../../../core/tables/cell-errors';
import { withoutMark } from '../../../../core/tables/formula-mark';
import type { Cell } from '../../../lib/tables/csv';
import type { Column } from './columns';
import { readDay } from './read-day';
import { readNumber } from './read-number';

type CellFault = Pick<ImportError, 'code' | 'about' | 'message'>;

const cellError = (name: string): CellFault => ({
  code: 'CELL_ERROR',
  about: name,
  message: `Cell ${name} has no valid value: its formula has an error, or its result was not saved`,
});

type Place = Column & {
  /** Index of the column in the file. */
  at: number;
  row: number;
  locale: Locale;
};

/** The value of a cell, or its error. */
export function readCell(
  cell: Cell,
  { kind, isRequired, mayBeEmpty, header, maxLength = 300, takesName, at, row, locale }: Place,
): string | number | CellFault {
  if (typeof cell === 'string' && isCellError(cell)) return cellError(cellName(at, row));
  const text = withoutMark(cleanLines(String(cell ?? '')));
  if (text === '')
    return isRequired && !mayBeEmpty
      ? { code: 'CELL_EMPTY', about: '', message: `${header} is missing` }
      : '';
  if (kind === 'text') {
    const message = `${header} is longer than ${maxLength} characters`;
    return text.length <= maxLength ? text : { code: 'TEXT_TOO_LONG', about: String(maxLength), message };
  }
  if (kind === 'day') {
    const message = `${header} is not a day; write it as 2025-01-31`;
    return readDay(text, locale) ?? { code: 'NO_DAY', about: '', message };
  }
  const number =
    typeof cell === 'number' ? cell : readNumber(text, locale, header.endsWith('(%)') ? '%' : '');
  if (takesName && number === undefined && /\p{L}/u.test(text)) return text.slice(0, 300);
  if (number === undefined || !Number.isFinite(number))
    return { code: 'NO_NUMBER', about: '', message: `${header} is not a number` };
  if (kind === 'integer' && !Number.isInteger(number))
    return { code: 'NO_INTEGER', about: '', message: `${header} is not a whole number` };
  return number;
}
