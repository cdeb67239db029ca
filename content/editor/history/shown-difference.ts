import { element } from '../elements';
import { wordDifference } from './word-difference';

const elements = { gone: 'del', new: 'ins' } as const;

/** A text with its removed and added parts marked. */
export function shownDifference(before: string, after: string, language: string): HTMLElement {
  const shown = element(
    'span',
    ...wordDifference(before, after, language).map(({ kind, text }) =>
      kind === 'same' ? text : element(elements[kind], text),
    ),
  );
  shown.lang = language;
  return shown;
}
