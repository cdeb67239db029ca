import { defaultLocale, locales, type Locale } from '../../core/i18n/locales';

/** The tags of an Accept-Language header, most preferred first. */
function acceptedTags(header: string): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const weight = parameters.find((each) => each.startsWith('q='));
      return { tag, weight: Number(weight?.slice('q='.length) ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** The region of a language is ignored: de-AT is German, zh-Hans is Simplified Chinese. */
function toLocale(tag: string): Locale | undefined {
  const language = (name: string) => name.toLowerCase().split('-')[0];
  return locales.find((locale) => language(locale) === language(tag));
}

export interface LocalePreferences {
  /** What the person chose on the page. */
  chosen?: unknown;
  /** OpenID Connect's `ui_locales`: tags with spaces between. */
  uiLocales?: unknown;
  acceptLanguage?: string | undefined;
}

/**
 * The language of a page: the person's choice, else what the app requests, else the browser's, else English.
 */
export function chooseLocale({ chosen, uiLocales, acceptLanguage }: LocalePreferences): Locale {
  const tags = [
    ...(typeof chosen === 'string' ? [chosen] : []),
    ...(typeof uiLocales === 'string' ? uiLocales.split(' ') : []),
    ...acceptedTags(acceptLanguage ?? ''),
  ];
  return tags.map(toLocale).find((locale) => locale !== undefined) ?? defaultLocale;
}
