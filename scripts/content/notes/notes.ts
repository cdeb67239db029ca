import type { Override } from '../rules';

/** The state of a text: being written, ready for review, or approved. */
export type State = 'draft' | 'review' | 'approved';

/** The exact texts that a note was made for. `english` is empty for an English text. */
export interface Held {
  text: string;
  english: string;
}

export type NoteContent =
  | { kind: 'comment'; says: string }
  /** The comments on the text so far are settled. */
  | { kind: 'settled' }
  | ({ kind: 'state'; state: State } & Held)
  | ({ kind: 'override'; rule: string; reason: string } & Held)
  /** An override that is withdrawn. */
  | { kind: 'withdrawal'; rule: string };

/** One note about a text of a language. It is never changed: later notes follow it. */
export type Note = NoteContent & {
  /** ISO 8601 in UTC. */
  at: string;
  by: string;
  /** Dotted key of the text in its namespace. */
  key: string;
};

export interface TextState {
  state: State;
  by: string;
  at: string;
  /** Whether it was approved for another version of the text or its English, and needs another review. */
  hasFallen: boolean;
}

export const notesFolder = 'content/notes';
export const notesPath = (language: string, namespace: string) =>
  `${notesFolder}/${language}/${namespace}.jsonl`;

/** The language and namespace of a file of notes. */
export function placeOfNotes(path: string): { language: string; namespace: string } | undefined {
  const [, language, namespace] = /^content\/notes\/([^/]+)\/([^/]+)\.jsonl$/.exec(path) ?? [];
  return language === undefined || namespace === undefined ? undefined : { language, namespace };
}

/**
 * The content of a file of notes: one note per line, oldest first. A line is never changed, so that Git can keep the
 * lines of both sides of a merge (`merge=union` in .gitattributes).
 */
export function writtenNotes(notes: readonly Note[]): string {
  const lines = new Set(notes.map((note) => JSON.stringify(note, Object.keys(note).sort())));
  return [...lines]
    .sort()
    .map((line) => `${line}\n`)
    .join('');
}

/** Reads a file of notes. Throws for an invalid line, with its number. */
export function parseNotes(path: string, data: string): Note[] {
  const notes = data.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [JSON.parse(line) as Note];
    } catch (error) {
      throw new Error(`${path}:${index + 1} is not a note; bring back the line from the history.`, {
        cause: error,
      });
    }
  });
  return notes.sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}

const about = (notes: readonly Note[], key: string) => notes.filter((note) => note.key === key);

/** The current state of a text, or undefined if it has none. */
export function stateOf(notes: readonly Note[], key: string, now: Held): TextState | undefined {
  const last = about(notes, key).findLast((note) => note.kind === 'state');
  if (last?.kind !== 'state') return undefined;
  const hasFallen = last.state === 'approved' && (last.text !== now.text || last.english !== now.english);
  return { state: hasFallen ? 'review' : last.state, by: last.by, at: last.at, hasFallen };
}

/** Comments on a text that are not settled, oldest first. */
export function openComments(notes: readonly Note[], key: string) {
  const own = about(notes, key);
  const settled = own.findLastIndex((note) => note.kind === 'settled');
  return own.slice(settled + 1).filter((note) => note.kind === 'comment');
}

/** The overrides in a file of notes that still apply. */
export function overridesIn(language: string, namespace: string, notes: readonly Note[]): Override[] {
  const found = new Map<string, Override>();
  for (const note of notes) {
    if (note.kind !== 'override' && note.kind !== 'withdrawal') continue;
    const { key, rule } = note;
    const place = `${key} ${rule}`;
    if (note.kind === 'withdrawal') found.delete(place);
    else
      found.set(place, {
        ...{ language, rule, name: `${namespace}:${key}` },
        ...{ text: note.text, english: note.english, reason: note.reason, by: note.by, at: note.at },
      });
  }
  return [...found.values()];
}
