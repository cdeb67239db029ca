import { defaultLocale } from '../../core/i18n/locales';
import { characterFaults, htmlIn } from './characters';
import { avoidedFaults, glossaryFaults } from './glossary';
import { chinesePunctuationFaults } from './language/chinese-punctuation';
import { figureSpacingFaults } from './language/figure-spacing';
import { frenchSpacingFaults } from './language/french-spacing';
import { untranslatedFaults } from './language/untranslated';
import { lengthFaults } from './lengths';
import { linkFaults } from './links';
import { markerFaults, strayBrace, unbalancedTag } from './markers';
import { countFaults, pluralBase } from './plurals';
import type { Finding, Rules } from './rules';
import { sameFaults } from './same-as-english';

export interface Checked {
  language: string;
  /** `namespace:dotted.key`. */
  name: string;
  text: string;
  /** The English text; when English itself is checked, its previous version, if known. */
  english: string | undefined;
}

const named = (rule: string, problems: readonly string[]): Finding[] =>
  problems.map((problem) => ({ problem, rule }));

/** The faults of one text that are not overridden, as sentences. Used by the editor and the command line. */
export const textFaults = (checked: Checked, rules: Rules, routes: readonly string[]): string[] =>
  textFindings(checked, rules, routes).flatMap(({ problem, override }) => (override ? [] : [problem]));

/** All findings about one text. `routes` are the addresses of the product's pages. */
export function textFindings(checked: Checked, rules: Rules, routes: readonly string[]): Finding[] {
  const breaking = breakingFaults(checked, routes).map((problem) => ({ problem }));
  if (checked.text.trim() === '') return breaking;
  return [...breaking, ...wordingFindings(checked, rules)];
}

/** Findings about wording, with the reason if they are overridden. */
function wordingFindings({ language, name, text, english }: Checked, rules: Rules): Finding[] {
  const { glossary, same, limits, overrides = [] } = rules;
  const findings = [
    ...named('length', lengthFaults(name, text, limits)),
    ...named('spacing', [...frenchSpacingFaults(language, text), ...figureSpacingFaults(text)]),
    ...named('punctuation', chinesePunctuationFaults(language, text)),
    ...avoidedFaults(language, name, text, glossary),
    ...(english === undefined
      ? []
      : [
          ...named('count', countFaults(language, name, english, text)),
          ...named('same', sameFaults(language, english, text, same)),
          ...named('left-english', untranslatedFaults(language, english, text, same)),
          ...glossaryFaults(language, name, english, text, glossary),
        ]),
  ];
  if (overrides.length === 0) return findings;
  return findings.map((finding) => {
    const override = overrides.find(
      (each) =>
        each.language === language &&
        each.name === name &&
        each.rule === finding.rule &&
        each.text === text &&
        (language === defaultLocale || each.english === english),
    );
    return override ? { ...finding, override } : finding;
  });
}

function breakingFaults({ language, name, text, english }: Checked, routes: readonly string[]): string[] {
  if (text.trim() === '') return ['is empty; write the text'];
  // HTML goes away as a whole; what is left is compared with the English text.
  const isPlain = htmlIn(text) === undefined;
  const tag = isPlain ? unbalancedTag(text) : undefined;
  const brace = strayBrace(text);
  return [
    ...(text === text.trim() ? [] : ['begins or ends with a space; take it away']),
    ...(tag === undefined
      ? []
      : [`has ${tag} without its partner; words stand between <x> and </x>, both with the same name`]),
    ...(brace === undefined
      ? []
      : [`has a single ${brace}; a placeholder is written {{name}}, with two braces on each side`]),
    ...characterFaults(text),
    ...linkFaults(text, routes),
    ...(text.includes('{{count}}') && pluralBase(name) === undefined
      ? [
          'counts something without plural forms; end its key in _one, _other and what the language has besides',
        ]
      : []),
    ...(english === undefined
      ? []
      : markerFaults({ language, name, text, english }, isPlain && tag === undefined)),
  ];
}
