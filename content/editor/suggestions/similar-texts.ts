import { distance } from 'fastest-levenshtein';
import { englishText } from '../../../scripts/content/compare';
import type { AllTexts } from '../search/find-texts';
import type { Locale } from '../../../core/i18n/locales';

export interface Suggestion {
  text: string;
  /** Its origin, as shown to the editor. */
  source: string;
}

interface Asked {
  /** `namespace:dotted.key`. */
  name: string;
  language: Locale;
  english: string;
  /** The current text, which is not suggested. */
  text: string;
}

/** Minimum share of the longer of two English texts that must be equal. */
const leastAlike = 0.7;
const mostShown = 3;

function likeness(one: string, other: string): number {
  const longer = Math.max(one.length, other.length);
  const best = Math.min(one.length, other.length) / longer;
  // The lengths alone exclude most texts.
  return best < leastAlike ? best : 1 - distance(one, other) / longer;
}

/** Existing translations of the same or a similar English text, the most similar first. */
export function similarTexts({ name, language, english, text: now }: Asked, all: AllTexts): Suggestion[] {
  if (language === 'en' || english === '') return [];
  const found = [...all].flatMap(([namespace, languages]) =>
    [...(languages.get(language) ?? [])].flatMap(([key, text]) => {
      const source = englishText(key, languages.get('en') ?? new Map<string, string>());
      if (source === undefined || text.trim() === '' || text === now || `${namespace}:${key}` === name)
        return [];
      const alike = likeness(english, source);
      return alike < leastAlike ? [] : [{ text, source, alike }];
    }),
  );
  const best = new Map<string, Suggestion>();
  for (const { text, source, alike } of found.sort((one, other) => other.alike - one.alike))
    if (!best.has(text)) best.set(text, { text, source: alike === 1 ? 'the same English' : `“${source}”` });
  return [...best.values()].slice(0, mostShown);
}
