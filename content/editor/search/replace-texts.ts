import { textFaults } from '../../../scripts/content/text-faults';
import { englishText } from '../../../scripts/content/compare';
import type { Change } from '../backend/publish-changes';
import type { EditorConfig } from '../config';
import type { AllTexts, FoundText } from './find-texts';

export interface Replacement {
  found: FoundText;
  change: Change;
  /** The faults that the text would have. */
  faults: string[];
}

/** The texts after replacing some words by others, matched literally. */
export function replacementsIn(
  texts: readonly FoundText[],
  { from, to }: { from: string; to: string },
  all: AllTexts,
  { rules, routes }: Pick<EditorConfig, 'rules' | 'routes'>,
): Replacement[] {
  if (from === '') return [];
  return texts
    .filter(({ text }) => text.includes(from))
    .map((found) => {
      const { entry, key, name, language, text: seen } = found;
      const { namespace } = entry;
      const text = seen.replaceAll(from, () => to);
      // An English text is compared with its previous version: placeholders must stay.
      const english =
        language === 'en'
          ? seen
          : englishText(key, all.get(namespace)?.get('en') ?? new Map<string, string>());
      const faults = textFaults({ language, name, text, english }, rules, routes);
      return { found, change: { namespace, key, language, text, seen }, faults };
    })
    .filter(({ change }) => change.text !== change.seen);
}
