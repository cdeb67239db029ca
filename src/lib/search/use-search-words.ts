import { useCallback, useSyncExternalStore } from 'react';
import { locales, type Locale } from '../../../core/i18n/locales';
import type { SearchWords } from '../../../data/search-words/search-words';
import { useLocale } from '../i18n/use-locale';
import { createLoadable, type Loadable } from '../loading/loadable';

const byLocale = Object.fromEntries(
  locales.map((locale) => [
    locale,
    createLoadable(() => import('./load-search-words').then(({ loaders }) => loaders[locale]())),
  ]),
) as Readonly<Record<Locale, Loadable<SearchWords>>>;

interface UseSearchWords {
  /** Synonyms of a name; empty until they are loaded, or if they cannot be loaded. */
  wordsFor: (list: keyof SearchWords, key: string | number) => string[];
  /** Still loading: what is typed meanwhile may match later. */
  isPending: boolean;
  /** Call it when a search field receives focus; after a failure the next focus tries again. */
  load: () => void;
}

/** Synonyms in the reader's language, loaded when someone starts searching. */
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
