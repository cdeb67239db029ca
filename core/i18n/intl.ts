import type { Locale } from './locales';

const made = new Map<string, unknown>();

/** Making a formatter costs some hundred times as much as using it: each is made once. */
function keep<Formatter>(kind: string, locale: string, options: object, make: () => Formatter): Formatter {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  const known = made.get(key) as Formatter | undefined;
  if (known) return known;
  const formatter = make();
  made.set(key, formatter);
  return formatter;
}

/** Numbers as a language writes them. */
export function numberFormat(locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return keep('number', locale, options, () => new Intl.NumberFormat(locale, options));
}

/** Days and times as a language writes them. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return keep('date', locale, options, () => new Intl.DateTimeFormat(locale, options));
}

/** `one, two and three`. */
export function listFormat(locale: Locale): Intl.ListFormat {
  return keep('list', locale, {}, () => new Intl.ListFormat(locale));
}

/** `one, two, three`, where the dear formatter of lists would hold up the first page that people see. */
export function enumerated(parts: readonly string[], locale: Locale): string {
  return parts.join(locale === 'zh-CN' ? '、' : ', ');
}

/** The order of words in a language. */
export function collator(locale: Locale, options: Intl.CollatorOptions = {}): Intl.Collator {
  return keep('order', locale, options, () => new Intl.Collator(locale, options));
}

/** The names of countries in a language; undefined for what is none. */
export function regionNames(locale: Locale): Intl.DisplayNames {
  const options = { type: 'region', fallback: 'none' } as const;
  return keep('names', locale, options, () => new Intl.DisplayNames(locale, options));
}
