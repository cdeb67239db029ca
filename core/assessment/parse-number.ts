import type { Locale } from '../i18n/locales';

/** Whole numbers: plain digits, or in groups of three (or two before the last, as in India). */
const wholeNumber = /^(?:\d*|\d{1,3}(?:(?:\.\d{2,3})*\.|(?:,\d{2,3})*,)\d{3})$/u;

/**
 * Reads a number as people type and paste it: in the decimal and thousands separators of the language, with spaces,
 * apostrophes and a percent sign; full-width digits too. If the text has only one separator, the language decides what
 * it is: `1.234` is 1234 in German and 1.234 in English; `3.5` is 3.5 in both, since no three digits follow. Undefined
 * for anything else, including an empty text.
 * @param unit of the number, if known: a percent sign in a number of kilograms is a mistake
 */
export function parseNumber(text: string, locale: Locale, unit = '%'): number | undefined {
  if (unit !== '%' && percentSign.test(text)) return undefined;
  const plain = plainNumber(text);
  const [, sign = '', digits = ''] = /^[+]?(-?)([\d.,]*\d[\d.,]*)$/u.exec(plain) ?? [];
  if (digits === '') return undefined;
  const at = decimalSignAt(digits, locale);
  const [whole, fraction] = at < 0 ? [digits, ''] : [digits.slice(0, at), digits.slice(at + 1)];
  if (!wholeNumber.test(whole) || !/^\d*$/u.test(fraction)) return undefined;
  const value = Number(`${sign}${whole.replace(/[.,]/gu, '') || '0'}.${fraction || '0'}`);
  // So that "-0" is 0.
  return Number.isFinite(value) ? value + 0 : undefined;
}

const percentSign = /[%％]/u;

const plainNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s'’]/gu, '')
    .replace(/%$/u, '')
    .replace(/^[−–]/u, '-');

/**
 * The other number that a text may mean: in `12.345` the point may separate thousands or decimals, and only the
 * language decides. Undefined if there is only one reading.
 */
export function otherReading(text: string, locale: Locale): number | undefined {
  const plain = plainNumber(text);
  if (!/^[+-]?[1-9]\d{0,2}[.,]\d{3}$/u.test(plain)) return undefined;
  const asWhole = Number(plain.replace(/[.,]/u, ''));
  return parseNumber(text, locale) === asWhole ? asWhole / 1000 : asWhole;
}

/** Position of the decimal sign; -1 if there is none. */
function decimalSignAt(digits: string, locale: Locale): number {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const sign = digits[at];
  if (sign === undefined) return -1;
  const isOnlyKind = !digits.includes(sign === '.' ? ',' : '.');
  if (!isOnlyKind) return at;
  if (digits.indexOf(sign) !== at) return -1;
  const mayGroup = /^[1-9]\d{0,2}[.,]\d{3}$/u.test(digits) && groupSignOf[locale] === sign;
  return mayGroup ? -1 : at;
}

/** French separates thousands by spaces alone, so that a single point there is a decimal one. */
const groupSignOf: Readonly<Record<Locale, '.' | ',' | undefined>> = {
  en: ',',
  'zh-CN': ',',
  de: '.',
  es: '.',
  pt: '.',
  fr: undefined,
};
