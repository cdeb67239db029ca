import { turnoverIn, turnoverRule, type Turnover } from '../../../../core/carbon/inputs/turnover';
import { moneyTables } from '../../../../data/money/tables';
import type { KnownNames } from './known-names';
import type { RowReader } from './row-reader';

/** For a row with an error, which is not imported. */
const unreadTurnover: Turnover = { turnoverInThsdUSD: 0, turnoverInThsd: null, currency: null };

/** The turnover of a row: in USD of 2022, or in the currency of the books. */
export function readTurnoverColumns(
  row: RowReader,
  year: number,
  { currencies }: Pick<KnownNames, 'currencies'>,
): Turnover {
  const isTyped = row.text('turnoverTyped') !== '';
  const field = isTyped ? 'turnoverTyped' : 'turnover';
  const currency = currencies.find(row.text('currency')) ?? row.text('currency').toUpperCase();
  row.check(field, row.text(field) === '' ? 'CELL_EMPTY' : undefined, 'Turnover is missing');
  if (isTyped) {
    row.check('currency', currency === '' ? 'CELL_EMPTY' : undefined, 'Currency is missing');
    const isTwice = row.text('turnover') !== '';
    const message = 'Enter the turnover in one of the two columns';
    row.check('turnover', isTwice ? 'TURNOVER_TWICE' : undefined, message);
  }
  if (!/^[A-Z]{0,3}$/u.test(currency)) {
    row.unknown('currency', 'UNKNOWN_CURRENCY', currencies.suggest(row.text('currency')));
    return unreadTurnover;
  }
  const of = { unit: isTyped ? currency : null, year };
  const fault = turnoverRule(of, moneyTables)(row.number(field));
  const isRepeated = currency === '' && fault === 'NO_RATE';
  row.figure(fault === 'NO_RATE' ? 'currency' : field, isRepeated ? undefined : fault);
  return fault ? unreadTurnover : turnoverIn(row.number(field), of, moneyTables);
}
