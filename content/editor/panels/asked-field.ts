import { isLocale } from '../../../core/i18n/locales';
import type { EditorConfig } from '../config';
import { addressOf, openField } from './open-field';

const key = 'texts.asked';

/**
 * If a page requests a text, `/content/?text=namespace:dotted.key&language=de`, loads the editor at its entry: Decap
 * takes its route from the URL it was loaded with. Returns whether it does.
 */
export function goToAskedField(config: EditorConfig): boolean {
  const { search, pathname } = window.location;
  const address = addressOf(config, new URLSearchParams(search).get('text') ?? '');
  if (address === undefined) return false;
  window.sessionStorage.setItem(key, search);
  window.location.replace(`${pathname}${address}`);
  return true;
}

/** Opens the field that was requested before the editor was loaded at its entry. */
export function openAskedField(config: EditorConfig): void {
  const asked = new URLSearchParams(window.sessionStorage.getItem(key) ?? '');
  window.sessionStorage.removeItem(key);
  const [text, language = ''] = [asked.get('text'), asked.get('language') ?? ''];
  if (text !== null) openField(config, text, isLocale(language) ? language : 'en');
}
