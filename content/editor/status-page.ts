import { numberFormat } from '../../core/i18n/intl';
import type { LanguageStatus } from '../../scripts/content/status';
import { element } from './elements';

/** The result of `npm run content:status` as a page of the editor, as of the editor's build. */
interface Status {
  /** False if the full Git history is not available: then outdated texts are unknown. */
  withHistory: boolean;
  languages: readonly (LanguageStatus & { name: string })[];
}

function heading(scope: 'col' | 'row', text: string): HTMLElement {
  const made = element('th', text);
  made.setAttribute('scope', scope);
  return made;
}

const number = numberFormat('en');

function table({ withHistory, languages }: Status): HTMLElement {
  const heads = ['Language', 'Texts', 'Words', 'Missing', 'English changed since'];
  const row = ({ name, texts, words, missing, outdated }: Status['languages'][number]) =>
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

function list(name: string, what: string, texts: readonly string[]): HTMLElement[] {
  if (texts.length === 0) return [];
  return [
    element('h2', `${name}: ${what}`),
    element('ul', ...texts.map((text) => element('li', element('code', text)))),
  ];
}

async function load(): Promise<Status> {
  const answer = await fetch('status.json');
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return (await answer.json()) as Status;
}

function told(status: Status): HTMLElement[] {
  return [
    table(status),
    ...status.languages.flatMap(({ name, missing, outdated }) => [
      ...list(name, 'missing', missing),
      ...list(name, 'English changed since it was translated', outdated),
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
