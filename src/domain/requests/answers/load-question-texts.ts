import type { Locale } from '../../../../core/i18n/locales';
import { loadTexts } from '../../../lib/i18n/load-texts';

/** As much of the catalogue's texts as answers are read with. */
export interface QuestionTexts {
  items: Readonly<Record<string, { label: string; options?: Readonly<Record<string, string>> }>>;
  units: Readonly<Record<string, string>>;
  measures: Readonly<Record<string, { label: string }>>;
}

/** The catalogue's texts; a page that shows answers to few people is not built with them. */
export const loadQuestionTexts = (locale: Locale) => loadTexts<QuestionTexts>(locale, 'questions');
