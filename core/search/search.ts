import { fold } from './fold';

/** What can be searched for: a name, and further words that people use for it. */
export interface Searchable {
  label: string;
  terms?: readonly string[] | undefined;
  /** Comes before others that fit equally well; 0 unless said. */
  weight?: number;
}

/** `beginnings`: words count by how they begin. `anywhere`: their inner parts count too, after the beginnings. */
export type SearchMode = 'beginnings' | 'anywhere';

interface Spelling {
  /** Folded, with spaces in the place of hyphens, slashes and brackets. */
  text: string;
  /** The same without spaces: `well to tank` finds `well-to-tank` and `welltotank` alike. */
  joined: string;
}

/** What the spellings of one thing are, the name first; made once and not at every letter. */
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

/** How well one spelling fits: 0 spelled out, 1 begins so, 2 a word begins so, 3 inside; undefined for not at all. */
function fit({ text, joined }: Spelling, sought: Spelling, mode: SearchMode): number | undefined {
  if (joined === sought.joined) return 0;
  if (text.startsWith(sought.text) || joined.startsWith(sought.joined)) return 1;
  if (` ${text}`.includes(` ${sought.text}`)) return 2;
  return mode === 'anywhere' && joined.includes(sought.joined) ? 3 : undefined;
}

/** Whether every word is there, each in any spelling: `diesel litres` finds diesel that is counted in litres. */
function holdsEveryWord(all: readonly Spelling[], sought: Spelling, mode: SearchMode): boolean {
  const words = sought.text.split(' ').map(spell);
  return words.length > 1 && words.every((word) => all.some((each) => fit(each, word, mode) !== undefined));
}

/**
 * How well a thing fits what was typed, 0 the best; undefined for not at all. A name counts before the further words
 * where they fit equally well.
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

/** The things that fit what was typed, the best first; those that fit and weigh the same keep their order. */
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
 * The one that was spelled out, by its name or else by a word that no other has; failing that the only one found.
 * Undefined while it is open which is meant.
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
