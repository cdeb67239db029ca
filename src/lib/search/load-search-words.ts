import type { SearchWords } from '../../../data/search-words/search-words';
import type { Locale } from '../../../core/i18n/locales';

/** The search words of each language, in separate files. */
export const loaders: Readonly<Record<Locale, () => Promise<SearchWords>>> = {
  en: () =>
    import(/* webpackChunkName: "search-words-en" */ '../../../data/search-words/en').then(({ en }) => en),
  de: () =>
    import(/* webpackChunkName: "search-words-de" */ '../../../data/search-words/de').then(({ de }) => de),
  es: () =>
    import(/* webpackChunkName: "search-words-es" */ '../../../data/search-words/es').then(({ es }) => es),
  fr: () =>
    import(/* webpackChunkName: "search-words-fr" */ '../../../data/search-words/fr').then(({ fr }) => fr),
  pt: () =>
    import(/* webpackChunkName: "search-words-pt" */ '../../../data/search-words/pt').then(({ pt }) => pt),
  'zh-CN': () =>
    import(/* webpackChunkName: "search-words-zh-cn" */ '../../../data/search-words/zh-cn').then(
      ({ zhCN }) => zhCN,
    ),
};
