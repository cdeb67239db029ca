import path from 'node:path';
import type { Fault } from './texts';

/** A fault of one text of a language. */
export interface OwnFault extends Fault {
  language: string;
}

/** Findings that a translation does not match its English text, and the message if no translation matches. */
const kinds: readonly (readonly [RegExp, (marker: string) => string])[] = [
  [
    /^lacks (\S+), which the English text has/,
    (marker) =>
      `has ${marker}, which no translation has; correct its spelling here, or add it to all of them`,
  ],
  [
    /^has (\S+), which the English text does not have/,
    (marker) => `lacks ${marker}, which all translations have; put it where it belongs, or remove it there`,
  ],
];

function problemOfEnglish(problem: string): string | undefined {
  for (const [kind, messageOf] of kinds) {
    const marker = kind.exec(problem)?.[1];
    if (marker !== undefined) return messageOf(marker);
  }
  return undefined;
}

/**
 * If no translation of a text matches the English one, the English one is wrong. That is one fault, of the English
 * file, and not one per language. `translations` is the number of languages besides English.
 */
export function foldFaults(faults: readonly OwnFault[], translations: number, root: string): Fault[] {
  const groups = new Map<string, { fault: Fault; folded: OwnFault[] }>();
  for (const fault of faults) {
    const { file, key, problem: own } = fault;
    const problem = problemOfEnglish(own);
    if (key === undefined || problem === undefined) continue;
    const english = path.join(root, 'en', path.basename(file));
    const name = `${english} ${key} ${problem}`;
    const folded = [...(groups.get(name)?.folded ?? []), fault];
    groups.set(name, { fault: { file: english, key, problem }, folded });
  }
  const wrong = [...groups.values()].filter(
    ({ folded }) => translations > 1 && new Set(folded.map(({ language }) => language)).size === translations,
  );
  const gone = new Set(wrong.flatMap(({ folded }) => folded));
  const left = faults.filter((fault) => !gone.has(fault)).map(({ language: _own, ...fault }) => fault);
  return [...wrong.map(({ fault }) => fault), ...left];
}
