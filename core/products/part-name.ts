import type { Locale } from '../i18n/locales';

/** A product or bought part by its name and, if it has one, its number: one designation, not a list of two things. */
export function partName(name: string, partNumber: string, locale: Locale): string {
  return [name, partNumber].filter(Boolean).join(locale === 'zh-CN' ? '，' : ', ');
}
