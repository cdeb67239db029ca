import type { EditorConfig } from '../config';
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

/** `language namespace:key` of texts that have changed since a day, `2026-11-25`. Throws if the history is shorter. */
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
