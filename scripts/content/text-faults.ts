import { characterFaults } from './characters';
import { avoidedFaults, glossaryFaults } from './glossary';
import { frenchSpacingFaults } from './language/french-spacing';
import { leftEnglishFaults } from './language/left-english';
import { lengthFaults } from './lengths';
import { linkFaults } from './links';
import { markerFaults, strayBrace, unbalancedTag } from './markers';
import { pluralBase } from './plurals';
import type { Rules } from './rules';
import { sameFaults } from './same-as-english';

export interface Checked {
  language: string;
  /** `namespace:dotted.key`. */
  name: string;
  text: string;
  /** The English text; where English is what is checked, the one it was before, if it is known. */
  english: string | undefined;
}

/**
 * Everything that one text can have wrong, each as the end of a sentence that begins with its name and says what
 * to do. The editor and the command line ask here. `routes` are the addresses of the product's pages.
 */
export function textFaults(checked: Checked, rules: Rules, routes: readonly string[]): string[] {
  const { language, name, text, english } = checked;
  if (text.trim() === '') return ['is empty; write the text'];
  const tag = unbalancedTag(text);
  const brace = strayBrace(text);
  return [
    ...(text === text.trim() ? [] : ['begins or ends with a space; take it away']),
    ...(tag === undefined ? [] : [`has ${tag} without its partner; every <x> needs its </x>, in order`]),
    ...(brace === undefined
      ? []
      : [`has a single ${brace}; a placeholder is written {{name}}, with two braces on each side`]),
    ...characterFaults(text),
    ...lengthFaults(name, text, rules.limits),
    ...linkFaults(text, routes),
    ...frenchSpacingFaults(language, text),
    ...(text.includes('{{count}}') && pluralBase(name) === undefined
      ? [
          'counts something without plural forms; end its key in _one, _other and what the language has besides',
        ]
      : []),
    ...avoidedFaults(language, name, text, rules.glossary),
    ...(english === undefined
      ? []
      : [
          ...markerFaults(language, name, english, text),
          ...sameFaults(language, english, text, rules.same),
          ...leftEnglishFaults(language, english, text, rules.same),
          ...glossaryFaults(language, name, english, text, rules.glossary),
        ]),
  ];
}
