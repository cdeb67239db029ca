import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toPath } from '../../../core/i18n/localized-path';
import { normaliseLocale, type Locale } from '../../../core/i18n/locales';
import { changeLocale } from './change-locale';

export interface LocaleContext {
  /** The language of the current page. */
  locale: Locale;
  /** Stores another language and shows this page in it. */
  changeLocale: (next: Locale) => void;
  /** The address of a page in the current language: `pathTo('/overview/')`. */
  pathTo: (path: string) => string;
}

export function useLocale(): LocaleContext {
  const { i18n } = useTranslation();
  const locale = normaliseLocale(i18n.language);
  return useMemo(() => ({ locale, changeLocale, pathTo: (path) => toPath(path, locale) }), [locale]);
}
