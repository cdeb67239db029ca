import { dateFormat } from '../i18n/intl';
import type { Locale } from '../i18n/locales';
import { isDay } from './is-day';

const yearFirst = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/u;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})([-/.])(\d{4})$/u;

/**
 * A numeric date, as people and spreadsheets write it, as `YYYY-MM-DD`; undefined for anything else. With the year
 * last, the day comes before the month if the language writes it so, or if full stops separate the parts. Americans and
 * Britons read 1/2/2027 differently: otherwise only an unambiguous text is a date.
 */
export function parseDay(text: string, locale: Locale): string | undefined {
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  if (year) return toDay(year, month, day);
  const [, first, sign, second, sameSign, last] = yearLast.exec(text) ?? [];
  if (sign !== sameSign) return undefined;
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
