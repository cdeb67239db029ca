import { dateFormat } from '../i18n/intl';
import type { Locale } from '../i18n/locales';

const yearFirst = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/u;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/u;

/** Whether a text is a day that exists, as `2026-02-28`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * A day in figures, as people and spreadsheets write it, as `YYYY-MM-DD`; undefined for what is none. With the year
 * last, the day comes before the month in a language that writes it so, and where points stand between. An American
 * and a British reader mean different days by 1/2/2027: elsewhere only what can be read in one way is a day.
 */
export function parseDay(text: string, locale: Locale): string | undefined {
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  if (year) return toDay(year, month, day);
  const [, first, sign, second, last] = yearLast.exec(text) ?? [];
  const dayFirst = toDay(last, second, first);
  if (sign === '.' || writesDayFirst(locale)) return dayFirst;
  const monthFirst = toDay(last, first, second);
  return dayFirst && monthFirst && dayFirst !== monthFirst ? undefined : (dayFirst ?? monthFirst);
}

function toDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
}

function writesDayFirst(locale: Locale): boolean {
  const [first] = dateFormat(locale, { dateStyle: 'short' }).formatToParts(0);
  return first?.type === 'day';
}
