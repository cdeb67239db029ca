import { englishText } from '../../../scripts/content/compare';
import { openComments, stateOf, type Note } from '../../../scripts/content/notes/notes';
import type { Locale } from '../../../core/i18n/locales';
import type { AllTexts } from '../search/find-texts';

export interface Task {
  /** `namespace:dotted.key`. */
  name: string;
  language: Locale;
  text: string;
  kind: 'outdated' | 'review' | 'draft' | 'comment';
  /** The task, and who has asked for it. */
  told: string;
}

interface Asked {
  all: AllTexts;
  notesOf: (language: string, namespace: string) => readonly Note[];
  languages: readonly Locale[];
  /** Leaves out what waits for others than this person; empty for everything. */
  me: string;
}

/** The open tasks in the notes: texts to review, drafts, and last comments by others. */
export function tasksOf({ all, notesOf, languages, me }: Asked): Task[] {
  return [...all].flatMap(([namespace, texts]) =>
    languages.flatMap((language) => {
      const notes = notesOf(language, namespace);
      return [...new Set(notes.map(({ key }) => key))].flatMap((key): Task[] => {
        const text = texts.get(language)?.get(key);
        if (text === undefined) return [];
        const own = { name: `${namespace}:${key}`, language, text };
        const source = texts.get('en') ?? new Map<string, string>();
        const english = language === 'en' ? '' : (englishText(key, source) ?? '');
        return [...stateTasks(notes, key, { text, english }, me), ...commentTasks(notes, key, me)].map(
          (task) => ({ ...own, ...task }),
        );
      });
    }),
  );
}

type Open = Pick<Task, 'kind' | 'told'>;

function stateTasks(
  notes: readonly Note[],
  key: string,
  held: { text: string; english: string },
  me: string,
): Open[] {
  const state = stateOf(notes, key, held);
  if (!state || state.state === 'approved') return [];
  const { by, hasFallen } = state;
  if (state.state === 'draft')
    return me === '' || by === me ? [{ kind: 'draft', told: `Draft of ${by}` }] : [];
  // Nobody reviews what they have asked others to review.
  if (me !== '' && by === me && !hasFallen) return [];
  const told = hasFallen ? `To review again: changed since ${by} approved it` : `To review, asks ${by}`;
  return [{ kind: 'review', told }];
}

function commentTasks(notes: readonly Note[], key: string, me: string): Open[] {
  const last = openComments(notes, key).at(-1);
  if (!last || (me !== '' && last.by === me)) return [];
  return [{ kind: 'comment', told: `${last.by}: ${last.says}` }];
}
