import type { ReactNode } from 'react';
import type { Suggestion } from './suggestions/similar-texts';

/** Help for writing a text in a language. */
export interface Help {
  /** Glossary terms in the English text, each with its translation or its meaning. */
  terms: readonly { english: string; told: string }[];
  suggestions: readonly Suggestion[];
  /** A translation service, if an operator has configured one. */
  machine: { host: string; ask: () => void; failed: string | undefined } | undefined;
}

interface Shown {
  help: Help;
  /** The language's own name. */
  name: string;
  change: (text: string) => void;
}

/** The glossary and the suggestions, below their field. */
export function textHelp({ help, name, change }: Shown): ReactNode {
  const { h } = window;
  const { terms, suggestions, machine } = help;
  return [
    terms.length > 0 &&
      h(
        'dl',
        { key: 'terms', 'aria-label': `Glossary: ${name}` },
        ...terms.map(({ english, told }) =>
          h('div', { key: english }, h('dt', { lang: 'en' }, `${english}:`), ' ', h('dd', null, told)),
        ),
      ),
    suggestions.length > 0 &&
      h(
        'ul',
        { key: 'suggestions', 'aria-label': `Suggestions: ${name}` },
        ...suggestions.map((suggestion, index) =>
          h(
            'li',
            { key: suggestion.text },
            h(
              'button',
              {
                type: 'button',
                'aria-keyshortcuts': `Alt+${index + 1}`,
                title: `Alt + ${index + 1}`,
                onClick: () => change(suggestion.text),
              },
              suggestion.text,
            ),
            ` from ${suggestion.source}`,
          ),
        ),
      ),
    machine &&
      h(
        'p',
        { key: 'machine' },
        h('button', { type: 'button', onClick: machine.ask }, `Ask ${machine.host}: ${name}`),
        ' ',
        h('span', { role: 'status' }, machine.failed ?? 'sends the English text there.'),
      ),
  ];
}
