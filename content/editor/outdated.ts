import { locales, type Locale } from '../../core/i18n/locales';
import { englishText } from '../../scripts/content/compare';
import { stateOf, type Held } from '../../scripts/content/notes/notes';
import type { Statuses } from '../../scripts/content/status-of-all';
import type { Change } from './backend/publish-changes';
import type { NotesStore } from './notes/notes-store';
import type { AllTexts } from './search/find-texts';

/** A translation whose English text has changed since. */
export interface OutdatedTranslation {
  /** `namespace:dotted.key`. */
  name: string;
  language: Locale;
  text: string;
  /** The English text that it was translated from. */
  source: string;
  /** The English text of today. */
  english: string;
}

export interface Outdated {
  /** Reads which translations are outdated. Throws if that is unknown. */
  refresh(): Promise<void>;
  /** The former English text that a translation was made from; undefined if it is up to date, or approved. */
  sourceOf(name: string, language: Locale, held: Held): string | undefined;
  /** The outdated ones of these texts. */
  among(all: AllTexts): OutdatedTranslation[];
  /** The namespaces of outdated texts. */
  namespaces(): ReadonlySet<string>;
  /** Takes over what this editor has published, before it is read again. */
  published(changes: readonly Pick<Change, 'namespace' | 'key' | 'language' | 'seen'>[]): void;
}

async function loadStatuses(): Promise<Statuses> {
  const answer = await fetch('status.json', { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`How old the texts are cannot be loaded (${answer.status}).`);
  return (await answer.json()) as Statuses;
}

/** Which translations are older than their English text: by the history, and by what was published here since. */
export function createOutdated(
  notes: Pick<NotesStore, 'of'>,
  load: () => Promise<Statuses> = loadStatuses,
): Outdated {
  /** Former English texts by `language namespace:key`. */
  let read = new Map<string, string>();
  /** The same for what was published here; undefined for a translation that was. */
  const own = new Map<string, string | undefined>();

  function sourceAt(place: string): string | undefined {
    if (own.has(place) && own.get(place) === undefined) return undefined;
    return read.get(place) ?? own.get(place);
  }

  function sourceOf(name: string, language: Locale, held: Held): string | undefined {
    const source = sourceAt(`${language} ${name}`);
    if (source === undefined || source === held.english || held.text === '') return undefined;
    const [namespace = '', key = ''] = name.split(':');
    const isApproved = stateOf(notes.of(language, namespace), key, held)?.state === 'approved';
    return isApproved ? undefined : source;
  }

  return {
    async refresh() {
      const { withHistory, languages } = await load();
      if (!withHistory)
        throw new Error('What is older than its English is read from the whole history, which is not here.');
      read = new Map(
        languages.flatMap(({ language, outdated }) =>
          outdated.map(({ name, source }) => [`${language} ${name}`, source] as const),
        ),
      );
    },
    sourceOf,
    among: (all) =>
      [...new Set([...read.keys(), ...own.keys()])].sort().flatMap((place) => {
        const [code = '', name = ''] = place.split(' ');
        const language = locales.find((each) => each === code);
        const [namespace = '', key = ''] = name.split(':');
        const texts = all.get(namespace);
        const text = language && texts?.get(language)?.get(key);
        if (!language || text === undefined) return [];
        const english = englishText(key, texts?.get('en') ?? new Map<string, string>()) ?? '';
        const source = sourceOf(name, language, { text, english });
        return source === undefined ? [] : [{ name, language, text, source, english }];
      }),
    namespaces: () =>
      new Set([...read.keys(), ...own.keys()].map((place) => place.split(' ')[1]?.split(':')[0] ?? '')),
    published(changes) {
      for (const { namespace, key, language, seen } of changes) {
        const name = `${namespace}:${key}`;
        if (language !== 'en') {
          own.set(`${language} ${name}`, undefined);
          continue;
        }
        const isTranslated = (code: Locale) =>
          changes.some((each) => each.namespace === namespace && each.key === key && each.language === code);
        for (const code of locales.filter((each) => each !== 'en' && !isTranslated(each)))
          own.set(`${code} ${name}`, sourceAt(`${code} ${name}`) ?? seen);
      }
    },
  };
}
