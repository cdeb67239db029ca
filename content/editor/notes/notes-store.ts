import {
  notesFolder,
  notesPath,
  overridesIn,
  parseNotes,
  placeOfNotes,
  writtenNotes,
  type Note,
  type NoteContent,
} from '../../../scripts/content/notes/notes';
import type { Override } from '../../../scripts/content/rules';
import { untilFirst } from '../backend/overtaken';

/** A text in a language: `namespace:dotted.key`. */
export interface NotedText {
  name: string;
  language: string;
}

export interface NotesStore {
  /** The notes about the texts of a namespace, the oldest first. */
  of(language: string, namespace: string): readonly Note[];
  /** The namespaces that have notes. */
  namespaces(): ReadonlySet<string>;
  overrides(): readonly Override[];
  /** Reads the notes of others. */
  refresh(): Promise<void>;
  /** Writes a note; others may write at the same time. */
  add(text: NotedText, content: NoteContent): Promise<void>;
  /** Returns a function that unsubscribes. */
  onChange(draw: () => void): () => void;
}

/** Files of notes are in a folder per language. */
const depth = 2;

interface ReadFile {
  notes: readonly Note[];
  version?: string;
}

async function readFiles(place: Backend): Promise<Map<string, ReadFile>> {
  const folder = [notesFolder, 'jsonl', depth] as const;
  const found = await (place.allEntriesByFolder?.(...folder) ?? place.entriesByFolder(...folder));
  return new Map(
    found.map(({ data, file: { path, id } }) => [
      path,
      { notes: parseNotes(path, data), ...(id != null && { version: id }) },
    ]),
  );
}

/** The notes about all texts, in files next to the language files. */
export function createNotes(
  place: () => Backend,
  author: () => string,
  now = () => new Date().toISOString(),
): NotesStore {
  let files = new Map<string, ReadFile>();
  let overrides: readonly Override[] = [];
  const listeners = new Set<() => void>();

  async function refresh(): Promise<void> {
    files = await readFiles(place());
    overrides = [...files].flatMap(([path, { notes }]) => {
      const of = placeOfNotes(path);
      return of ? overridesIn(of.language, of.namespace, notes) : [];
    });
    listeners.forEach((draw) => draw());
  }

  async function addOnce({ name, language }: NotedText, content: NoteContent): Promise<void> {
    const [namespace = '', key = ''] = name.split(':');
    const path = notesPath(language, namespace);
    const { notes = [], version } = (await readFiles(place())).get(path) ?? {};
    const note: Note = { ...content, key, at: now(), by: author() };
    const file = { path, slug: namespace, raw: writtenNotes([...notes, note]) };
    const dataFiles = [{ ...file, ...(version !== undefined && { read: version }) }];
    const commitMessage = `notes: ${content.kind}, ${name} (${language})`;
    await place().persistEntry({ dataFiles, assets: [] }, { commitMessage, author: author() });
  }

  return {
    of: (language, namespace) => files.get(notesPath(language, namespace))?.notes ?? [],
    namespaces: () => new Set([...files.keys()].flatMap((path) => placeOfNotes(path)?.namespace ?? [])),
    overrides: () => overrides,
    refresh,
    async add(text, content) {
      if (author() === '') throw new Error('Give your name first: it stands beside what you note.');
      await untilFirst(() => addOnce(text, content));
      await refresh();
    },
    onChange(draw) {
      listeners.add(draw);
      return () => void listeners.delete(draw);
    },
  };
}
