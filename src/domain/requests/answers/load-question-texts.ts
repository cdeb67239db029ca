import type { Locale } from '../../../../core/i18n/locales';
import { loadTexts } from '../../../lib/i18n/load-texts';

/** The catalogue texts needed to read answers. */
export interface QuestionTexts {
  items: Readonly<Record<string, { label: string; options?: Readonly<Record<string, string>> }>>;
  units: Readonly<Record<string, string>>;
  measures: Readonly<Record<string, { label: string }>>;
}

/** The catalogue texts, loaded separately because few people open answers on the page that shows them. */
export const loadQuestionTexts = (locale: Locale) => loadTexts<QuestionTexts>(locale, 'questions');
