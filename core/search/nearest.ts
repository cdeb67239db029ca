import { distance } from 'fastest-levenshtein';
import { fold } from './fold';
import { search, type Searchable } from './search';

/** One typo is allowed per this many letters. */
const lettersPerSlip = 3;

/**
 * The most likely matches, best first, at most `most`: names that the text begins or contains, else those with similar
 * spelling. For a name with a comma or a bracket the part before it also counts.
 */
export function nearest<Thing extends Searchable>(
  text: string,
  things: readonly Thing[],
  most: number,
): readonly Thing[] {
  const found = search(things, text, 'anywhere');
  if (found.length > 0) return found.slice(0, most);
  const typed = fold(text);
  return things
    .flatMap((thing) => {
      const slips = Math.min(...spellings(thing).map((name) => distance(typed, name)));
      return slips <= typed.length / lettersPerSlip ? [{ thing, slips }] : [];
    })
    .sort((a, b) => a.slips - b.slips)
    .slice(0, most)
    .map(({ thing }) => thing);
}

const spellings = ({ label, terms = [] }: Searchable) =>
  [label, ...label.split(/[,(（，]/u, 1), ...terms].map((name) => fold(name.trim()));
