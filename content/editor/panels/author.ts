import { element, labelled } from '../elements';

const key = 'texts.author';

/** The name that stands in the history beside what this person publishes; empty for the one that Git knows. */
export const author = () => window.localStorage.getItem(key) ?? '';

export function authorField(): HTMLElement {
  const field = element('input');
  field.value = author();
  field.autocomplete = 'name';
  field.addEventListener('change', () => window.localStorage.setItem(key, field.value.trim()));
  return labelled('Your name, for the history', field);
}
