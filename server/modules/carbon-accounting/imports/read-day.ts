import type { Locale } from '../../../../core/i18n/locales';

/** Languages in which `1/2/2025` is the first of February. */
const dayFirst: ReadonlySet<Locale> = new Set(['de', 'es', 'fr', 'pt']);

/**
 * A day as `YYYY-MM-DD`: workbooks have this format, and people use the format of their language, databases
 * midnight of the day. Undefined for anything else, and for an ambiguous day in an English file.
 */
export function readDay(written: string, locale: Locale): string | undefined {
  const text = plainDay(written);
  const [, year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? [];
  if (year !== undefined) return toDay(year, month, day);
  const [, first, sign, second, last] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (first === undefined || last === undefined) return undefined;
  if (sign === '.' || dayFirst.has(locale) || Number(first) > 12) return toDay(last, second, first);
  return Number(second) > 12 || first === second ? toDay(last, first, second) : undefined;
}

/** Without the midnight, and 2025年1月31日 as 2025-1-31. */
const plainDay = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[T ]00:00(?::00(?:\.0+)?)?$/u, '')
    .replace(/^(\d{4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?日$/u, '$1-$2-$3');

function toDay(year: string, month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined;
}
