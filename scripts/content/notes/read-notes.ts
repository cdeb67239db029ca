import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Override } from '../rules';
import { RuleError } from '../read-rules';
import { notesFolder, overridesIn, parseNotes, placeOfNotes, type Note } from './notes';

const said = { at: Type.String(), by: Type.String(), key: Type.String({ minLength: 1 }) };
const held = { text: Type.String(), english: Type.String() };
const State = Type.Union([Type.Literal('draft'), Type.Literal('review'), Type.Literal('approved')]);
const NoteSchema = Type.Union([
  Type.Object({ ...said, kind: Type.Literal('comment'), says: Type.String() }),
  Type.Object({ ...said, kind: Type.Literal('settled') }),
  Type.Object({ ...said, ...held, kind: Type.Literal('state'), state: State }),
  Type.Object({
    ...{ ...said, ...held, kind: Type.Literal('override'), rule: Type.String() },
    reason: Type.String({ minLength: 1 }),
  }),
  Type.Object({ ...said, kind: Type.Literal('withdrawal'), rule: Type.String() }),
]);

function readNotes(root: string, file: string): Note[] {
  const data = readFileSync(path.join(root, file), 'utf8');
  try {
    const notes = parseNotes(file, data);
    const wrong = notes.find((note) => !Value.Check(NoteSchema, note));
    if (wrong) throw new Error(`${file} has a note that is not whole: ${JSON.stringify(wrong)}.`);
    return notes;
  } catch (error) {
    throw new RuleError((error as Error).message, { cause: error });
  }
}

/** The notes of the working copy `root`, by file. Throws a RuleError for a broken file. */
export function readAllNotes(root = '.'): Map<string, Note[]> {
  const folder = path.join(root, notesFolder);
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${notesFolder}/${name.split(path.sep).join('/')}`)
    .filter((file) => placeOfNotes(file) !== undefined);
  return new Map(files.sort().map((file) => [file, readNotes(root, file)]));
}

/** The findings that editors have overridden. Throws a RuleError for a broken file. */
export const readOverrides = (root = '.'): Override[] =>
  [...readAllNotes(root)].flatMap(([file, notes]) => {
    const place = placeOfNotes(file);
    return place ? overridesIn(place.language, place.namespace, notes) : [];
  });
