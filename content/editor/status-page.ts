import { numberFormat } from '../../core/i18n/intl';
import type { Statuses } from '../../scripts/content/status-of-all';
import { element } from './elements';

function heading(scope: 'col' | 'row', text: string): HTMLElement {
  const made = element('th', text);
  made.setAttribute('scope', scope);
  return made;
}

const number = numberFormat('en');

function table({ withHistory, languages }: Statuses): HTMLElement {
  const heads = ['Language', 'Texts', 'Words', 'Missing', 'English changed since'];
  const row = ({ name, texts, words, missing, outdated }: Statuses['languages'][number]) =>
    element(
      'tr',
      heading('row', name),
      ...[texts, words, missing.length].map((count) => element('td', number.format(count))),
      element('td', withHistory ? number.format(outdated.length) : 'unknown'),
    );
  return element(
    'table',
    element('thead', element('tr', ...heads.map((head) => heading('col', head)))),
    element('tbody', ...languages.map(row)),
  );
}

/** Texts of a language, each with a link to its field. */
function list(title: string, language: string, texts: readonly string[]): HTMLElement[] {
  if (texts.length === 0) return [];
  const item = (text: string) => {
    const link = element('a', text);
    link.href = `./?${new URLSearchParams({ text, language }).toString()}`;
    return element('li', link);
  };
  return [element('h2', title), element('ul', ...texts.map(item))];
}

/** The result of `npm run content:status`: after each publication, or as of the build of an editor on a server. */
async function load(): Promise<Statuses> {
  const answer = await fetch('status.json', { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return (await answer.json()) as Statuses;
}

function told(status: Statuses): HTMLElement[] {
  return [
    table(status),
    ...status.languages.flatMap(({ name, language, missing, outdated }) => [
      ...list(`${name}: missing`, language, missing),
      ...list(
        `${name}: English changed since it was translated`,
        language,
        outdated.map(({ name: text }) => text),
      ),
    ]),
  ];
}

function failed({ message }: Error): HTMLElement[] {
  const text = `The figures cannot be loaded: ${message}. Reload the page, or run "npm run content:status".`;
  const shown = element('p', text);
  shown.setAttribute('role', 'alert');
  return [shown];
}

void load()
  .then(told, failed)
  .then((content) => document.querySelector('main')?.append(...content));
