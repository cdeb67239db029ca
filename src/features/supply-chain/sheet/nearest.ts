import { distance } from 'fastest-levenshtein';
import { fold } from '../../../../core/search/fold';
import { search, type Searchable } from '../../../../core/search/search';

interface Choice extends Searchable {
  code: string;
}

/** Of how many letters one may be wrong. */
const lettersPerSlip = 3;

/** The code of what somebody has most likely meant: a name that the text begins or holds, else one that is spelled alike. */
export function nearest(text: string, choices: readonly Choice[]): string | undefined {
  const [found] = search(choices, text, 'anywhere');
  if (found) return found.code;
  const typed = fold(text);
  let best: { code: string; slips: number } | undefined;
  for (const { code, label, terms = [] } of choices)
    for (const name of [label, ...terms]) {
      const slips = distance(typed, fold(name));
      if (slips < (best?.slips ?? typed.length / lettersPerSlip + 1)) best = { code, slips };
    }
  return best && best.slips <= typed.length / lettersPerSlip ? best.code : undefined;
}
