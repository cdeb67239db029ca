import { expectedKeys } from './plurals';
import { treeOf, type Texts } from './texts';

/** A language file in the order of the English one, so that a change shows as that and nothing else. */
export function writtenTexts(english: Texts, language: string, texts: Texts): string {
  const order = [...new Set([...expectedKeys(english.keys(), language), ...texts.keys()])];
  const ordered = order.flatMap((key) => {
    const text = texts.get(key);
    return text === undefined ? [] : [[key, text] as const];
  });
  return `${JSON.stringify(treeOf(ordered), null, 2)}\n`;
}
