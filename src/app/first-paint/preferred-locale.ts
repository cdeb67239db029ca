import { isLocale, normaliseLocale, type Locale } from '../../../core/i18n/locales';
import { localeOfPath } from '../../../core/i18n/localized-path';

interface Visit {
  pathname: string;
  search: string;
  /** The language chosen on this device. */
  stored: string | null;
  /** The browser's languages in order of preference. */
  languages: readonly string[];
}

function ofBrowser(tag: string): Locale | undefined {
  const language = tag.split('-')[0]?.toLowerCase();
  const locale = language === 'zh' ? 'zh-CN' : language;
  return isLocale(locale) ? locale : undefined;
}

/**
 * The language of a visit: the stored choice; on a first visit the language of the link (an invitation's `?locale=`, or
 * the prefix of the address), then the browser's, then English.
 */
export function preferredLocale({ pathname, search, stored, languages }: Visit): Locale {
  if (stored) return normaliseLocale(stored);
  const asked = new URLSearchParams(search).get('locale');
  if (asked) return normaliseLocale(asked);
  const prefixed = localeOfPath(pathname);
  if (prefixed !== 'en') return prefixed;
  return languages.map(ofBrowser).find((locale) => locale !== undefined) ?? 'en';
}
