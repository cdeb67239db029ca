import { useCallback, useSyncExternalStore } from 'react';
import type { Locale } from '../../../core/i18n/locales';
import type { SearchWords } from '../../../data/search-words/search-words';
import { useLocale } from '../i18n/use-locale';
import { createLoadable, type Loadable } from '../loading/loadable';

const byLocale: Readonly<Record<Locale, Loadable<SearchWords>>> = {
  en: createLoadable(() =>
    import(/* webpackChunkName: "search-words-en" */ '../../../data/search-words/en').then(({ en }) => en),
  ),
  de: createLoadable(() =>
    import(/* webpackChunkName: "search-words-de" */ '../../../data/search-words/de').then(({ de }) => de),
  ),
  es: createLoadable(() =>
    import(/* webpackChunkName: "search-words-es" */ '../../../data/search-words/es').then(({ es }) => es),
  ),
  fr: createLoadable(() =>
    import(/* webpackChunkName: "search-words-fr" */ '../../../data/search-words/fr').then(({ fr }) => fr),
  ),
  pt: createLoadable(() =>
    import(/* webpackChunkName: "search-words-pt" */ '../../../data/search-words/pt').then(({ pt }) => pt),
  ),
  'zh-CN': createLoadable(() =>
    import(/* webpackChunkName: "search-words-zh-cn" */ '../../../data/search-words/zh-cn').then(
      ({ zhCN }) => zhCN,
    ),
  ),
};

interface UseSearchWords {
  /** The words of a thing besides its name; none until they have been loaded, and where they cannot be. */
  wordsFor: (list: keyof SearchWords, key: string | number) => string[];
  /** They are on their way: what is typed meanwhile may mean something else. */
  isPending: boolean;
  /** To be called when a field that is searched takes the focus; after a failure the next focus tries again. */
  load: () => void;
}

/** What people of the reader's language call things besides their names. Nobody needs it before searching. */
export function useSearchWords(): UseSearchWords {
  const { locale } = useLocale();
  const { state, subscribe, preload } = byLocale[locale];
  const words = useSyncExternalStore(subscribe, state, state);
  const content = words.status === 'ready' ? words.content : undefined;
  return {
    wordsFor: useCallback((list, key) => content?.[list][key]?.split(', ') ?? [], [content]),
    isPending: words.status === 'loading',
    load: preload,
  };
}
