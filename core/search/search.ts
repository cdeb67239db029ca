import { fold } from './fold';

/** Something that can be searched for: a name, and further words that people use for it. */
export interface Searchable {
  label: string;
  terms?: readonly string[] | undefined;
  /** Ranks before others that match equally well; default 0. */
  weight?: number;
}

/** `beginnings`: only beginnings of words match. `anywhere`: inner parts match too, after the beginnings. */
export type SearchMode = 'beginnings' | 'anywhere';

interface Spelling {
  /** Folded, with spaces in place of hyphens, slashes and brackets. */
  text: string;
  /** The same without spaces: `well to tank` finds `well-to-tank` and `welltotank` alike. */
  joined: string;
}

/** The spellings of a thing, the name first; cached instead of computed at every keystroke. */
const known = new WeakMap<Searchable, readonly Spelling[]>();

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', æ: 'ae' };
const spacing = /[\s\-‐-―/()[\]·.,;:'’"]+/gu;

const spell = (text: string): Spelling => {
  const plain = fold(text).replace(spacing, ' ').trim();
  return { text: plain, joined: plain.replaceAll(' ', '') };
};

/** A keyboard without umlauts writes `Oe` for `Ö`. */
const spellBoth = (text: string): readonly Spelling[] => {
  const written = text.toLowerCase().replace(/[äöüøåæ]/g, (letter) => umlauts[letter] ?? letter);
  return written === text.toLowerCase() ? [spell(text)] : [spell(text), spell(written)];
};

function spellings(thing: Searchable): readonly Spelling[] {
  const { label, terms = [] } = thing;
  const found = known.get(thing) ?? [label, ...terms].flatMap(spellBoth);
  known.set(thing, found);
  return found;
}

/**
 * How well a spelling matches: 0 exactly, 1 at its beginning, 2 at the beginning of a word, 3 inside; undefined if not
 * at all.
 */
function fit({ text, joined }: Spelling, sought: Spelling, mode: SearchMode): number | undefined {
  if (joined === sought.joined) return 0;
  if (text.startsWith(sought.text) || joined.startsWith(sought.joined)) return 1;
  if (` ${text}`.includes(` ${sought.text}`)) return 2;
  return mode === 'anywhere' && joined.includes(sought.joined) ? 3 : undefined;
}

/** Whether every word matches some spelling: `diesel litres` finds diesel measured in litres. */
function holdsEveryWord(all: readonly Spelling[], sought: Spelling, mode: SearchMode): boolean {
  const words = sought.text.split(' ').map(spell);
  return words.length > 1 && words.every((word) => all.some((each) => fit(each, word, mode) !== undefined));
}

/**
 * How well a thing matches the search, 0 the best; undefined if not at all. For equal matches, the name counts before
 * the further words.
 */
function rank(thing: Searchable, sought: Spelling, mode: SearchMode): number | undefined {
  const all = spellings(thing);
  let best: number | undefined;
  all.forEach((spelling, index) => {
    const fitting = fit(spelling, sought, mode);
    if (fitting === undefined) return;
    const ranked = fitting + (index === 0 ? 0 : 0.5);
    if (best === undefined || ranked < best) best = ranked;
  });
  return best ?? (holdsEveryWord(all, sought, mode) ? 4 : undefined);
}

/** The things that match the search, best first; those of equal match and weight keep their order. */
export function search<Thing extends Searchable>(
  things: readonly Thing[],
  typed: string,
  mode: SearchMode,
): readonly Thing[] {
  const sought = spell(typed);
  if (typed.trim() === '') return things;
  if (sought.text === '') return [];
  return things
    .flatMap((thing) => {
      const ranked = rank(thing, sought, mode);
      return ranked === undefined ? [] : [{ thing, ranked }];
    })
    .sort((a, b) => a.ranked - b.ranked || (b.thing.weight ?? 0) - (a.thing.weight ?? 0))
    .map(({ thing }) => thing);
}

/**
 * The exact match, by its name or else by a word that no other has; failing that the only result. Undefined while
 * ambiguous.
 */
export function meant<Thing extends Searchable>(found: readonly Thing[], typed: string): Thing | undefined {
  const sought = spell(typed);
  if (sought.text === '') return undefined;
  for (const best of [0, 0.5]) {
    const exact = found.filter((thing) => rank(thing, sought, 'beginnings') === best);
    if (exact.length > 0) return exact.length === 1 ? exact[0] : undefined;
  }
  return found.length === 1 ? found[0] : undefined;
}
