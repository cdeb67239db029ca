import type { Override } from '../rules';

/** What a text is: being written, to be read by somebody else, or found right. */
export type State = 'draft' | 'review' | 'approved';

/** The exact texts that a note was made for. `english` is empty for an English text. */
export interface Held {
  text: string;
  english: string;
}

export type NoteContent =
  | { kind: 'comment'; says: string }
  /** What was said so far about the text is settled. */
  | { kind: 'settled' }
  | ({ kind: 'state'; state: State } & Held)
  | ({ kind: 'override'; rule: string; reason: string } & Held)
  /** An override that is taken back. */
  | { kind: 'withdrawal'; rule: string };

/** One thing that somebody has noted about a text of a language. It is never changed: later notes follow it. */
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
  /** Whether it was approved for another text or another English one, and is to be reviewed again. */
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
 * The content of a file of notes: one note per line, the oldest first. A line is never changed, so that Git can keep
 * the lines of both sides of a merge (`merge=union` in .gitattributes).
 */
export function writtenNotes(notes: readonly Note[]): string {
  const lines = new Set(notes.map((note) => JSON.stringify(note, Object.keys(note).sort())));
  return [...lines]
    .sort()
    .map((line) => `${line}\n`)
    .join('');
}

/** Reads a file of notes. Throws for a line that is none, with its number. */
export function parseNotes(path: string, data: string): Note[] {
  const notes = data.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [JSON.parse(line) as Note];
    } catch (error) {
      throw new Error(`${path}:${index + 1} is no note; bring back the line from the history.`, {
        cause: error,
      });
    }
  });
  return notes.sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}

const about = (notes: readonly Note[], key: string) => notes.filter((note) => note.key === key);

/** The state of a text as it stands now, or undefined where nobody has given it one. */
export function stateOf(notes: readonly Note[], key: string, now: Held): TextState | undefined {
  const last = about(notes, key).findLast((note) => note.kind === 'state');
  if (last?.kind !== 'state') return undefined;
  const hasFallen = last.state === 'approved' && (last.text !== now.text || last.english !== now.english);
  return { state: hasFallen ? 'review' : last.state, by: last.by, at: last.at, hasFallen };
}

/** What was said about a text and is not settled, the oldest first. */
export function openComments(notes: readonly Note[], key: string) {
  const own = about(notes, key);
  const settled = own.findLastIndex((note) => note.kind === 'settled');
  return own.slice(settled + 1).filter((note) => note.kind === 'comment');
}

/** The findings that stay in the texts of a file of notes. */
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
