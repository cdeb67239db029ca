import type { Locale } from '../../core/i18n/locales';

const key = 'texts.hiddenLanguages';
const changed = 'texts-languages';

export const hiddenLanguages = (): Locale[] =>
  JSON.parse(window.localStorage.getItem(key) ?? '[]') as Locale[];

/** Shows or hides a language in every entry, from now on. */
export function showLanguage(language: Locale, isShown: boolean): void {
  const others = hiddenLanguages().filter((hidden) => hidden !== language);
  window.localStorage.setItem(key, JSON.stringify(isShown ? others : [...others, language]));
  window.dispatchEvent(new Event(changed));
}

/** Returns a function that unsubscribes. */
export function onShownLanguages(draw: () => void): () => void {
  window.addEventListener(changed, draw);
  return () => window.removeEventListener(changed, draw);
}
