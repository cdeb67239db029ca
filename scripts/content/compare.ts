import { expectedKeys, pluralBase } from './plurals';
import type { Rules } from './rules';
import { textFaults } from './text-faults';
import type { Fault, Texts } from './texts';

interface Comparison {
  language: string;
  file: string;
  namespace: string;
  english: Texts;
  translated: Texts;
  rules: Rules;
  routes: readonly string[];
}

/**
 * Faults of one language file compared with the English one. For English itself: its own plural forms, and its texts.
 */
export function compareTexts(comparison: Comparison): Fault[] {
  const { language, file, namespace, english, translated, rules, routes } = comparison;
  const expected = expectedKeys(english.keys(), language);
  const missing = [...expected].filter((key) => !translated.has(key));
  const extra = [...translated.keys()].filter((key) => !expected.has(key));
  const isEnglish = english === translated;
  return [
    ...missing.map((key) => ({
      file,
      key,
      problem: `is missing; add the translation of ${JSON.stringify(englishText(key, english))}`,
    })),
    ...extra.map((key) => ({
      file,
      key,
      problem: isPluralOf(key, english)
        ? `is a plural form that the language does not have; remove it`
        : `does not exist in English; remove it, or add it to locales/en first`,
    })),
    ...[...translated].flatMap(([key, text]) =>
      textFaults(
        {
          language,
          name: `${namespace}:${key}`,
          text,
          english: isEnglish ? undefined : englishText(key, english),
        },
        rules,
        routes,
      ).map((problem) => ({ file, key, problem })),
    ),
  ];
}

/** The English text that a key translates; for plural forms that English lacks, its general form. */
export function englishText(key: string, english: Texts): string | undefined {
  const base = pluralBase(key);
  return english.get(key) ?? (base === undefined ? undefined : english.get(`${base}_other`));
}

function isPluralOf(key: string, english: Texts): boolean {
  const base = pluralBase(key);
  return base !== undefined && english.has(`${base}_other`);
}
