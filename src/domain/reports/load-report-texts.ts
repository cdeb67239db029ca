import { createInstance, type i18n } from 'i18next';
import type { Locale } from '../../../core/i18n/locales';
import { reportTexts, type ReportTexts } from './report-texts';

type Module = Promise<{ default: unknown }>;

const load = async (report: Module, vsme: Module): Promise<Resources> => ({
  'sustainability-report': (await report).default as Texts,
  vsme: (await vsme).default as Texts,
});

type Texts = Readonly<Record<string, object>>;
type Resources = Record<string, Texts>;

const loaders: Readonly<Record<Locale, () => Promise<Resources>>> = {
  en: () =>
    load(
      import(/* webpackChunkName: "reports-en" */ '../../../locales/en/sustainability-report.json'),
      import(/* webpackChunkName: "reports-en" */ '../../../locales/en/vsme.json'),
    ),
  de: () =>
    load(
      import(/* webpackChunkName: "reports-de" */ '../../../locales/de/sustainability-report.json'),
      import(/* webpackChunkName: "reports-de" */ '../../../locales/de/vsme.json'),
    ),
  es: () =>
    load(
      import(/* webpackChunkName: "reports-es" */ '../../../locales/es/sustainability-report.json'),
      import(/* webpackChunkName: "reports-es" */ '../../../locales/es/vsme.json'),
    ),
  fr: () =>
    load(
      import(/* webpackChunkName: "reports-fr" */ '../../../locales/fr/sustainability-report.json'),
      import(/* webpackChunkName: "reports-fr" */ '../../../locales/fr/vsme.json'),
    ),
  pt: () =>
    load(
      import(/* webpackChunkName: "reports-pt" */ '../../../locales/pt/sustainability-report.json'),
      import(/* webpackChunkName: "reports-pt" */ '../../../locales/pt/vsme.json'),
    ),
  'zh-CN': () =>
    load(
      import(/* webpackChunkName: "reports-zh-cn" */ '../../../locales/zh-CN/sustainability-report.json'),
      import(/* webpackChunkName: "reports-zh-cn" */ '../../../locales/zh-CN/vsme.json'),
    ),
};

/** The words of reports outside of a screen. */
export async function loadReportTexts(locale: Locale): Promise<ReportTexts> {
  const words = await loadWords(locale);
  return reportTexts(
    words.getFixedT(locale, 'vsme'),
    words.getFixedT(locale, 'sustainability-report'),
    locale,
  );
}

/** The words that reports are read with; a page that shows one to few people is not built with them. */
export async function loadWords(locale: Locale): Promise<i18n> {
  const words = createInstance();
  const resources = { [locale]: await loaders[locale]() };
  await words.init({ lng: locale, resources, interpolation: { escapeValue: false } });
  return words;
}
