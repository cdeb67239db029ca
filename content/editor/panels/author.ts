import { element, labelled } from '../elements';

const key = 'texts.author';

/** The name in the history for this person's publications; empty for Git's configured name. */
export const author = () => window.localStorage.getItem(key) ?? '';

export function authorField(): HTMLElement {
  const field = element('input');
  field.value = author();
  field.autocomplete = 'name';
  field.addEventListener('change', () => window.localStorage.setItem(key, field.value.trim()));
  return labelled('Your name, for the history', field);
}
