import type { Locale } from './locales';

const made = new Map<string, unknown>();

/** The product's Portuguese is that of Portugal; without a country it would be taken as Brazil's. */
const tagOf = (locale: string): string => (locale === 'pt' ? 'pt-PT' : locale);

/** Creating a formatter costs about a hundred times as much as using it, so formatters are cached. */
function keep<Formatter>(
  kind: string,
  locale: string,
  options: object,
  make: (tag: string) => Formatter,
): Formatter {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  const known = made.get(key) as Formatter | undefined;
  if (known) return known;
  const formatter = make(tagOf(locale));
  made.set(key, formatter);
  return formatter;
}

type Newer = 'roundingPriority' | 'roundingIncrement' | 'roundingMode' | 'trailingZeroDisplay';

/** Without what Firefox 115 ignores or throws at: Intl.NumberFormat version 3. */
export type NumberOptions = Omit<Intl.NumberFormatOptions, Newer | 'useGrouping' | 'signDisplay'> & {
  [Option in Newer]?: never;
} & { useGrouping?: boolean; signDisplay?: 'auto' | 'never' | 'always' | 'exceptZero' };

/** Numbers as a language writes them. */
export function numberFormat(locale: Locale, options: NumberOptions = {}): Intl.NumberFormat {
  return keep('number', locale, options, (tag) => new Intl.NumberFormat(tag, options));
}

/** Days and times as a language writes them. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return keep('date', locale, options, (tag) => new Intl.DateTimeFormat(tag, options));
}

/** `one, two and three`. */
export function listFormat(locale: Locale): Intl.ListFormat {
  return keep('list', locale, {}, (tag) => new Intl.ListFormat(tag));
}

/** `one, two or three`. */
export function choiceFormat(locale: Locale): Intl.ListFormat {
  const options = { type: 'disjunction' } as const;
  return keep('list', locale, options, (tag) => new Intl.ListFormat(tag, options));
}

/** `one, two, three`, without the slow list formatter, which would delay the first page. */
export function enumerated(parts: readonly string[], locale: Locale): string {
  return parts.join(locale === 'zh-CN' ? '、' : ', ');
}

/** The order of words in a language. */
export function collator(locale: Locale, options: Intl.CollatorOptions = {}): Intl.Collator {
  return keep('order', locale, options, (tag) => new Intl.Collator(tag, options));
}

/** The names of countries in a language; undefined for an unknown code. */
export function regionNames(locale: Locale): Intl.DisplayNames {
  const options = { type: 'region', fallback: 'none' } as const;
  return keep('names', locale, options, (tag) => new Intl.DisplayNames(tag, options));
}

/** The names of currencies in a language; undefined for an unknown code. */
export function currencyNames(locale: Locale): Intl.DisplayNames {
  const options = { type: 'currency', fallback: 'none' } as const;
  return keep('names', locale, options, (tag) => new Intl.DisplayNames(tag, options));
}
