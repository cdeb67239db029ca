import { loadedTextsPath, type LoadedNamespace } from '../../../core/i18n/loaded-texts';
import type { Locale } from '../../../core/i18n/locales';

/** Loads texts that no page is built with. @throws if they cannot be loaded, for example offline */
export async function loadTexts<Texts>(locale: Locale, namespace: LoadedNamespace): Promise<Texts> {
  const address = loadedTextsPath(locale, namespace);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} could not be loaded (${answer.status}).`);
  return (await answer.json()) as Texts;
}
