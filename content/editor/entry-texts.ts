import type { Locale } from '../../core/i18n/locales';
import { englishText } from '../../scripts/content/compare';
import type { Rules } from '../../scripts/content/rules';
import { textFaults } from '../../scripts/content/text-faults';
import type { Texts } from '../../scripts/content/texts';
import { fieldName } from './config';
import type { Entry } from './places';

/** An entry as Decap edits it: each text by field, each field by language. */
export type EntryData = Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>;

/** The texts of a namespace in every language. */
export type Languages = ReadonlyMap<Locale, Texts>;

export interface TextChange {
  language: Locale;
  key: string;
  text: string;
}

/** What the editor shows of the language files; what is missing is empty. */
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

/** What is wrong with changes, one sentence each; empty when they may be saved. */
export function faultsOfChanges(
  { namespace, additional }: Entry,
  changes: readonly TextChange[],
  languages: Languages,
  { rules, routes }: { rules: Rules; routes: readonly string[] },
): string[] {
  const english = new Map(languages.get('en'));
  for (const { language, key, text } of changes) if (language === 'en') english.set(key, text);
  const isBegun = changes.some(({ key }) => additional.includes(key));
  const lacking = isBegun ? additional.filter((key) => !english.get(key)?.trim()) : [];
  const unfinished = lacking.map((key) => `en, ${key}: is empty; write all of these texts, or none.`);
  const faults = changes.flatMap(({ language, key, text }) => {
    // What the product fills into an English text, only its programmers change.
    const reference = language === 'en' ? languages.get('en')?.get(key) : englishText(key, english);
    const checked = { language, name: `${namespace}:${key}`, text, english: reference };
    return textFaults(checked, rules, routes).map((problem) => `${language}, ${key}: ${problem}.`);
  });
  return [...unfinished, ...faults];
}
