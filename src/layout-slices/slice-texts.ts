import type { Locale } from '../../core/i18n/locales';
import { readTexts, type TextNode } from '../app/head/page-texts';

/** A slice is prerendered outside the page's i18n provider and has its own texts. */
export interface SliceTexts {
  locale: TextNode | null;
}

export interface SliceContext {
  language: Locale;
}

export function sliceTexts({ locale }: SliceTexts): (key: string) => string {
  return readTexts(locale ? [locale] : []);
}
