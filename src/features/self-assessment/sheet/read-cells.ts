import type { AnswerFault } from '../../../../core/assessment/fault';
import type { Locale } from '../../../../core/i18n/locales';
import type { Cell } from '../../../lib/sheets/sheet-files';
import { fold } from '../../../../core/search/fold';
import { readNumber, type Reading } from '../answers/read-answer';

export function isBlank(cell: Cell): boolean {
  return cell === null || String(cell).trim() === '';
}

/** A number, or a text with one in the format of the reader's language. */
export function readNumberCell(
  cell: Cell,
  locale: Locale,
  check: (value: number) => AnswerFault | undefined,
): Reading<number> {
  if (typeof cell !== 'number') return readNumber(String(cell), locale, check);
  const fault = check(cell);
  return fault ? { fault } : { value: cell };
}

/** The option with this text or id; case and accents do not matter. */
export function readOption(text: string, options: Readonly<Record<string, string>>): string | undefined {
  const plain = (word: string) => fold(word.trim());
  const found = Object.entries(options).find(([id, word]) => [plain(word), plain(id)].includes(plain(text)));
  return found?.[0];
}
