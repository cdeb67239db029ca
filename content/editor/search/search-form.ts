import type { Locale } from '../../../core/i18n/locales';
import { element, labelled } from '../elements';
import type { Query } from './find-texts';

const states: readonly (readonly [Query['state'], string])[] = [
  ['any', 'all'],
  ['empty', 'empty'],
  ['outdated', 'older than their English'],
  ['faulty', 'with findings'],
  ['changed', 'changed since'],
];

function choice<Value extends string>(options: readonly (readonly [Value, string])[]): HTMLSelectElement {
  return element(
    'select',
    ...options.map(([value, text]) => {
      const option = element('option', text);
      option.value = value;
      return option;
    }),
  );
}

/** A form for words, page, language and state; `search` receives the query and the day of "changed since". */
export function searchForm(
  languages: readonly { code: Locale; name: string }[],
  search: (query: Query, day: string) => void,
): HTMLFormElement {
  const words = element('input');
  words.type = 'search';
  words.autofocus = true;
  const page = element('input');
  page.placeholder = '/register/';
  const language = choice<Locale | ''>([
    ['', 'all'],
    ...languages.map(({ code, name }) => [code, name] as const),
  ]);
  const state = choice(states);
  const day = element('input');
  day.type = 'date';
  day.addEventListener('change', () => (state.value = 'changed'));
  const submit = element('button', 'Search');
  const form = element(
    'form',
    labelled('Words or key', words),
    labelled('Page', page),
    labelled('Language', language),
    labelled('Texts', state),
    labelled('Since', day),
    submit,
  );
  form.setAttribute('role', 'search');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const query: Query = {
      words: words.value,
      page: page.value,
      language: language.value as Query['language'],
      state: state.value as Query['state'],
    };
    search(query, day.value);
  });
  return form;
}
