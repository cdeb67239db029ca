import type { Locale } from '../../../../core/i18n/locales';

const load = (texts: Promise<{ default: unknown }>) =>
  texts.then(({ default: content }) => content as QuestionTexts);

/** As much of the catalogue's texts as answers are read with. */
export interface QuestionTexts {
  items: Readonly<Record<string, { label: string; options?: Readonly<Record<string, string>> }>>;
  units: Readonly<Record<string, string>>;
  measures: Readonly<Record<string, { label: string }>>;
}

/** The catalogue's texts; a page that shows answers to few people is not built with them. */
export const loaders: Readonly<Record<Locale, () => Promise<QuestionTexts>>> = {
  en: () => load(import(/* webpackChunkName: "questions-en" */ '../../../../locales/en/questions.json')),
  de: () => load(import(/* webpackChunkName: "questions-de" */ '../../../../locales/de/questions.json')),
  es: () => load(import(/* webpackChunkName: "questions-es" */ '../../../../locales/es/questions.json')),
  fr: () => load(import(/* webpackChunkName: "questions-fr" */ '../../../../locales/fr/questions.json')),
  pt: () => load(import(/* webpackChunkName: "questions-pt" */ '../../../../locales/pt/questions.json')),
  'zh-CN': () =>
    load(import(/* webpackChunkName: "questions-zh-cn" */ '../../../../locales/zh-CN/questions.json')),
};
