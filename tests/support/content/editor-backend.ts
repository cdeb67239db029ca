import { editorConfig, type EditorConfig } from '../../../content/editor/config';
import { createPublisher } from '../../../content/editor/backend/publish-changes';
import { createTextsBackend } from '../../../content/editor/backend/texts-backend';
import { locales } from '../../../core/i18n/locales';
import type { Rules } from '../../../scripts/content/rules';

export const rules: Rules = {
  same: [],
  limits: [{ keys: 'app:save', max: 10, why: 'a button' }],
  glossary: [],
};
const english = {
  save: 'Save',
  deep: { greeting: 'Hello {{name}}' },
  n_one: 'One',
  n_other: '{{count}}',
};
export const german = {
  save: 'Sichern',
  deep: { greeting: 'Guten Tag {{name}}' },
  n_one: 'Eins',
  n_other: '{{count}}',
};

export const config: EditorConfig = editorConfig({
  places: [{ area: 'Area', screens: [{ namespace: 'app', title: 'App', hint: 'Here.', page: '/' }] }],
  rules,
  routes: ['/'],
  shippedPages: new Set(),
  english: new Map([
    [
      'app',
      new Map([
        ['save', 'Save'],
        ['deep.greeting', 'Hello {{name}}'],
        ['n_one', 'One'],
        ['n_other', '{{count}}'],
      ]),
    ],
  ]),
});

/** An in-memory store of language files. */
export function createPlace(editor = config, texts: object = english, translated: object = german) {
  const text = (content: object) => `${JSON.stringify(content, null, 2)}\n`;
  const files = new Map(locales.map((language) => [`locales/${language}/app.json`, text({})]));
  files.set('locales/en/app.json', text(texts));
  files.set('locales/de/app.json', text(translated));
  const inner: Backend = {
    getEntry: (path) => Promise.resolve({ data: files.get(path) ?? '', file: { path } }),
    entriesByFiles: () => Promise.resolve([]),
    entriesByFolder: () => Promise.resolve([]),
    persistEntry: ({ dataFiles }) => {
      for (const { path, raw } of dataFiles) files.set(path, raw);
      return Promise.resolve(dataFiles.map(({ path }) => path));
    },
  };
  return { files, backend: createTextsBackend(inner, editor, createPublisher(inner, editor)) };
}

export type Data = Record<string, Record<string, string>>;

export async function edit(backend: Backend, change: (data: Data) => void) {
  const { data } = await backend.getEntry('texts/app.json');
  const texts = JSON.parse(data) as Data;
  change(texts);
  const files = [{ path: 'texts/app.json', slug: 'app', raw: JSON.stringify(texts) }];
  return backend.persistEntry({ dataFiles: files, assets: [] }, {});
}
