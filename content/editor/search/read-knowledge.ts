import type { EditorConfig } from '../config';
import type { LanguageStatus } from '../../../scripts/content/status';
import type { Languages } from '../backend/entry-texts';
import { readTexts } from '../backend/read-texts';
import { changedTexts } from '../history/changed-texts';
import type { WorkingCopy } from '../working-copy';
import type { AllTexts } from './find-texts';

/** Every published text in all languages; only of the named namespaces if any are given. */
export async function readAllTexts(
  place: Pick<Backend, 'getEntry'>,
  { entries, languages }: EditorConfig,
  only?: ReadonlySet<string>,
): Promise<AllTexts> {
  const codes = languages.map(({ code }) => code);
  const all = new Map<string, Languages>();
  for (const namespace of new Set(Object.values(entries).map((entry) => entry.namespace)))
    if (only?.has(namespace) ?? true)
      all.set(namespace, (await readTexts(place, codes, namespace)).languages);
  return all;
}

/** `language namespace:key` of translations whose English text has changed since, as of the start. */
export async function readOutdated(): Promise<ReadonlySet<string>> {
  const answer = await fetch('status.json');
  if (!answer.ok) throw new Error(`How old the texts are cannot be loaded (${answer.status}).`);
  const { withHistory, languages } = (await answer.json()) as {
    withHistory: boolean;
    languages: readonly LanguageStatus[];
  };
  if (!withHistory)
    throw new Error('What is older than its English is read from the whole history, which is not here.');
  return new Set(
    languages.flatMap(({ language, outdated }) => outdated.map((name) => `${language} ${name}`)),
  );
}

/** The same for texts that have changed since a day, `2026-11-25`. Throws if the history does not reach back. */
export async function changedSince(
  workingCopy: WorkingCopy | undefined,
  day: string,
): Promise<ReadonlySet<string>> {
  if (day === '') throw new Error('Choose the day since when.');
  const files = await workingCopy?.since(day);
  if (!files) throw new Error('There is no history that goes back to that day.');
  return new Set(
    changedTexts(files).map(({ language, namespace, key }) => `${language} ${namespace}:${key}`),
  );
}
