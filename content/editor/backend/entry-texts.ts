import type { Locale } from '../../../core/i18n/locales';
import { englishText } from '../../../scripts/content/compare';
import type { Rules } from '../../../scripts/content/rules';
import { textFaults } from '../../../scripts/content/text-faults';
import type { Texts } from '../../../scripts/content/texts';
import { fieldName } from '../config';
import type { Entry } from '../places';

/** An entry as Decap edits it: each text by field, each field by language. */
export type EntryData = Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>;

/** The texts of a namespace in every language. */
export type Languages = ReadonlyMap<Locale, Texts>;

export interface TextChange {
  language: Locale;
  key: string;
  text: string;
}

/** The language files as the editor shows them; missing texts are empty. */
export function toEntryData({ keys }: Entry, languages: Languages): EntryData {
  return Object.fromEntries(
    keys.map((key) => [
      fieldName(key),
      Object.fromEntries([...languages].map(([language, texts]) => [language, texts.get(key) ?? ''])),
    ]),
  );
}

/** The texts that differ between two states of an entry. */
export function changesOf({ keys }: Entry, before: EntryData, after: EntryData): TextChange[] {
  return keys.flatMap((key) => {
    const [old, now] = [before[fieldName(key)] ?? {}, after[fieldName(key)] ?? {}];
    return (Object.keys(now) as Locale[]).flatMap((language) => {
      const text = now[language] ?? '';
      return text === (old[language] ?? '') ? [] : [{ language, key, text }];
    });
  });
}

/** Optional texts are removed in every language once they are emptied in English. */
export function withRemovals(
  { optional }: Entry,
  before: EntryData,
  changes: readonly TextChange[],
): TextChange[] {
  const isRemoved = (key: string) =>
    optional.includes(key) &&
    changes.some((change) => change.key === key && change.language === 'en' && change.text === '');
  const removed = optional.filter(isRemoved).flatMap((key) =>
    (Object.entries(before[fieldName(key)] ?? {}) as [Locale, string][]).flatMap(([language, old]) => {
      const isChanged = changes.some((change) => change.key === key && change.language === language);
      return old === '' || isChanged ? [] : [{ language, key, text: '' }];
    }),
  );
  return [...changes, ...removed];
}

/** The faults of changes, one sentence each; empty if they can be saved. */
export function faultsOfChanges(
  { namespace, optional }: Entry,
  changes: readonly TextChange[],
  languages: Languages,
  { rules, routes }: { rules: Rules; routes: readonly string[] },
): string[] {
  const english = new Map(languages.get('en'));
  for (const { language, key, text } of changes) if (language === 'en') english.set(key, text);
  // A faulty English text is one finding: translations are compared with the previous English text.
  const right = new Map(english);
  for (const { language, key, text } of changes) {
    const before = languages.get('en')?.get(key);
    if (language !== 'en' || before === undefined) continue;
    const checked = { language, name: `${namespace}:${key}`, text, english: before };
    if (textFaults(checked, rules, routes).length > 0) right.set(key, before);
  }
  const isBegun = changes.some(({ key, text }) => optional.includes(key) && text !== '');
  const lacking = optional.filter((key) => !english.get(key)?.trim());
  const isWhole = lacking.length === 0 || (lacking.length === optional.length && !isBegun);
  const unfinished = isWhole
    ? []
    : lacking.map((key) => `en, ${key}: is empty; write all of these texts, or none.`);
  const checked = changes.filter(({ key, text }) => !(lacking.includes(key) && text === ''));
  const faults = checked.flatMap(({ language, key, text }) => {
    // Only programmers change the placeholders of an English text.
    const reference = language === 'en' ? languages.get('en')?.get(key) : englishText(key, right);
    const name = `${namespace}:${key}`;
    return textFaults({ language, name, text, english: reference }, rules, routes).map(
      (problem) => `${language}, ${key}: ${problem}.`,
    );
  });
  return [...unfinished, ...faults];
}
