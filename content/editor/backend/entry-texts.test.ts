import { locales } from '../../../core/i18n/locales';
import { writtenTexts } from '../../../scripts/content/write-texts';
import {
  config,
  createPlace,
  edit,
  german,
  rules,
  type Data,
} from '../../../tests/support/content/editor-backend';
import { editorConfig } from '../config';
import { faultsOfChanges, type TextChange } from './entry-texts';
import type { Entry } from '../places';

it('shows each text in the languages that have it', async () => {
  const { data } = await createPlace().backend.getEntry('texts/app.json');
  const missing = { es: '', fr: '', pt: '', 'zh-CN': '' };
  expect(JSON.parse(data)).toEqual({
    save: { en: 'Save', de: 'Sichern', ...missing },
    deep__greeting: { en: 'Hello {{name}}', de: 'Guten Tag {{name}}', ...missing },
    n_one: { en: 'One', de: 'Eins', ...missing },
    n_many: { en: '', de: '', ...missing },
    n_other: { en: '{{count}}', de: '{{count}}', ...missing },
  });
  const [area] = config.collections as { files: { fields: { name: string; languages: string[] }[] }[] }[];
  const fields = area?.files[0]?.fields ?? [];
  const many = fields.find(({ name }) => name === 'n_many');
  expect(many).toMatchObject({ languages: ['es', 'fr', 'pt'], reference: '{{count}}' });
});

it('changes one line of one file when one text is changed', async () => {
  const { files, backend } = createPlace();
  const before = new Map(files);
  await edit(backend, (data) => Object.assign(data['save'] ?? {}, { de: 'Merken' }));
  expect(files.get('locales/de/app.json')).toBe(
    before.get('locales/de/app.json')?.replace('"Sichern"', '"Merken"'),
  );
  for (const [path, content] of before) if (!path.includes('/de/')) expect(files.get(path)).toBe(content);
});

it('completes a language in the order of English', async () => {
  const { files, backend } = createPlace();
  await edit(backend, (data) => Object.assign(data['n_other'] ?? {}, { fr: '{{count}} fois' }));
  await edit(backend, (data) => Object.assign(data['save'] ?? {}, { fr: 'Garder' }));
  expect(Object.keys(JSON.parse(files.get('locales/fr/app.json') ?? '') as object)).toEqual([
    'save',
    'n_other',
  ]);
});

it('saves nothing that breaks the rules, and reports it', async () => {
  const { files, backend } = createPlace();
  const before = new Map(files);
  const spoil = edit(backend, (data) => {
    Object.assign(data['deep__greeting'] ?? {}, { de: 'Guten Tag' });
    Object.assign(data['save'] ?? {}, { de: '<b>Jetzt sichern</b>' });
  });
  await expect(spoil).rejects.toThrow(/de, deep.greeting: lacks {{name}}/);
  await expect(spoil).rejects.toThrow(/de, save: has HTML/);
  expect(files).toEqual(before);
});

it('reports a faulty English text once, and not for its translations', async () => {
  const spoil = edit(createPlace().backend, (data) => {
    Object.assign(data['deep__greeting'] ?? {}, { en: 'Hello {{nmae}}', de: 'Hallo {{name}}' });
  });
  await expect(spoil).rejects.toThrow(/en, deep.greeting: has {{nmae}}/);
  await expect(spoil).rejects.not.toThrow(/de, deep.greeting/);
});

it('keeps the placeholders of an English text, and refuses single braces', async () => {
  const { files, backend } = createPlace();
  const before = new Map(files);
  const spoil = edit(backend, (data) => {
    Object.assign(data['deep__greeting'] ?? {}, { en: 'Hello {{who}}', de: 'Guten Tag {{who}}' });
    Object.assign(data['save'] ?? {}, { en: 'Save {it' });
  });
  await expect(spoil).rejects.toThrow(/en, deep.greeting: lacks {{name}}, which the product needs in it/);
  await expect(spoil).rejects.toThrow(
    /en, deep.greeting: has {{who}}, which the product does not know in it/,
  );
  await expect(spoil).rejects.toThrow(/en, save: has a single {;/);
  expect(files).toEqual(before);
});

describe('texts that may be added', () => {
  const additions = {
    group: 'hotspots',
    keys: ['learning.*.title', 'learning.*.why'],
    hint: 'A page.',
    removalHint: 'May go.',
  };
  // Small namespaces are a single entry; this one is split.
  const many = Array.from({ length: 50 }, (_each, index) => [`a.t${index}`, 'Text'] as const);
  const english = new Map([...many, ['hotspots.heat.label', 'Heat'], ['hotspots.cold.label', 'Cold']]);
  for (const part of ['title', 'why']) english.set(`learning.cold.${part}`, 'Cold');
  const screen = { namespace: 'app', title: 'App', hint: 'Here.', split: 2, additions };
  const { entries } = editorConfig({
    places: [{ area: 'Area', screens: [screen] }],
    rules,
    routes: [],
    shippedPages: new Set(),
    english: new Map([['app', english]]),
  });
  const entry = entries['app-hotspots-heat'] as Entry;
  const languages = () =>
    new Map(
      locales.map((language) => [language, language === 'en' ? new Map(english) : new Map<string, string>()]),
    );
  const faults = (...changes: TextChange[]) =>
    faultsOfChanges(entry, changes, languages(), { rules, routes: [] });

  it('are listed with what they belong to, until they exist', () => {
    expect(entry.keys).toEqual(['hotspots.heat.label', 'learning.heat.title', 'learning.heat.why']);
    expect(entries['app-hotspots-cold']?.keys).toEqual(['hotspots.cold.label']);
    expect(entries['app-learning-cold']?.keys).toEqual(['learning.cold.title', 'learning.cold.why']);
  });

  it('are all written in English, or none', () => {
    const title = { key: 'learning.heat.title', text: 'About heat', language: 'en' } as const;
    const why = { key: 'learning.heat.why', text: 'Because', language: 'en' } as const;
    expect(faults({ key: 'hotspots.heat.label', text: 'Heating', language: 'en' })).toEqual([]);
    expect(faults(title, why)).toEqual([]);
    expect(faults(title)).toEqual(['en, learning.heat.why: is empty; write all of these texts, or none.']);
    expect(faults({ ...title, language: 'de' })).toHaveLength(2);
  });
});

describe('texts that were added', () => {
  const additions = {
    group: 'hotspots',
    keys: ['learning.*.title', 'learning.*.why'],
    hint: '',
    removalHint: '',
  };
  const screen = { namespace: 'app', title: 'App', hint: 'Here.', additions };
  const page = (title: string, why: string) => ({ title, why });
  const texts = {
    hotspots: { heat: 'Heat' },
    learning: { heat: page('Heat', 'Why'), basics: page('A', 'B') },
  };
  const translated = {
    hotspots: { heat: 'Wärme' },
    learning: { heat: page('Wärme', 'Warum'), basics: page('Ah', 'Be') },
  };
  const own = editorConfig({
    places: [{ area: 'Area', screens: [screen] }],
    rules,
    routes: [],
    shippedPages: new Set(['basics']),
    english: new Map([
      [
        'app',
        new Map([
          ['hotspots.heat', 'Heat'],
          ...['heat', 'basics'].flatMap((id) =>
            ['title', 'why'].map((part) => [`learning.${id}.${part}`, 'Text'] as const),
          ),
        ]),
      ],
    ]),
  });
  const empty = (data: Data, ...fields: string[]) =>
    fields.forEach((field) => Object.assign(data[field] ?? {}, { en: '' }));
  const at = (files: Map<string, string>, language: string) =>
    JSON.parse(files.get(`locales/${language}/app.json`) ?? '') as unknown;

  it('are removed in every language once all of them are emptied in English', async () => {
    const { files, backend } = createPlace(own, texts, translated);
    await edit(backend, (data) => empty(data, 'learning__heat__title', 'learning__heat__why'));
    expect(at(files, 'en')).toEqual({
      hotspots: texts.hotspots,
      learning: { basics: texts.learning.basics },
    });
    expect(at(files, 'de')).toEqual({
      hotspots: translated.hotspots,
      learning: { basics: translated.learning.basics },
    });
  });

  it('are not removed in part', async () => {
    const { files, backend } = createPlace(own, texts, translated);
    const before = new Map(files);
    await expect(edit(backend, (data) => empty(data, 'learning__heat__title'))).rejects.toThrow(
      'en, learning.heat.title: is empty; write all of these texts, or none.',
    );
    expect(files).toEqual(before);
  });

  it('stay if the product ships them', async () => {
    const { files, backend } = createPlace(own, texts, translated);
    const before = new Map(files);
    const remove = edit(backend, (data) => empty(data, 'learning__basics__title', 'learning__basics__why'));
    await expect(remove).rejects.toThrow('en, learning.basics.title: is empty; write the text.');
    expect(files).toEqual(before);
  });
});

it('does not overwrite what somebody else has saved in the meantime', async () => {
  const { files, backend } = createPlace();
  const { data } = await backend.getEntry('texts/app.json');
  const texts = JSON.parse(data) as Data;
  const others = { ...german, save: 'Behalten', n_one: 'Einer' };
  files.set('locales/de/app.json', `${JSON.stringify(others, null, 2)}\n`);

  Object.assign(texts['deep__greeting'] ?? {}, { de: 'Hallo {{name}}' });
  const save = () =>
    backend.persistEntry(
      { dataFiles: [{ path: 'texts/app.json', slug: 'app', raw: JSON.stringify(texts) }], assets: [] },
      {},
    );
  await save();
  expect(JSON.parse(files.get('locales/de/app.json') ?? '')).toEqual({
    ...others,
    deep: { greeting: 'Hallo {{name}}' },
  });

  files.set('locales/de/app.json', `${JSON.stringify({ ...others, save: 'Ablegen' }, null, 2)}\n`);
  Object.assign(texts['save'] ?? {}, { de: 'Merken' });
  await expect(save()).rejects.toThrow(/Somebody else has changed save \(de\)/);
});

it('does not overwrite, in a second publication, what somebody else had saved before the first', async () => {
  const { files, backend } = createPlace();
  const { data } = await backend.getEntry('texts/app.json');
  const texts = JSON.parse(data) as Data;
  files.set('locales/de/app.json', `${JSON.stringify({ ...german, save: 'Behalten' }, null, 2)}\n`);
  // Decap continues with the entry as it was opened.
  const save = async (field: string, text: string) => {
    Object.assign(texts[field] ?? {}, { de: text });
    const raw = JSON.stringify(texts);
    await backend.persistEntry({ dataFiles: [{ path: 'texts/app.json', slug: 'app', raw }], assets: [] }, {});
  };
  await save('deep__greeting', 'Hallo {{name}}');
  await save('n_one', 'Einer');
  expect(JSON.parse(files.get('locales/de/app.json') ?? '')).toEqual({
    ...german,
    save: 'Behalten',
    deep: { greeting: 'Hallo {{name}}' },
    n_one: 'Einer',
  });
});

it('names the unreadable file, for example after an unfinished merge', async () => {
  const { files, backend } = createPlace();
  files.set('locales/fr/app.json', '<<<<<<< HEAD\n{}\n');
  await expect(backend.getEntry('texts/app.json')).rejects.toThrow(
    /^locales\/fr\/app\.json cannot be read: [^]*content:check" names the line/,
  );
});

it('has an entry for every text', () => {
  const sources = {
    rules,
    routes: [],
    shippedPages: new Set<string>(),
    english: new Map([['app', new Map([['a', 'A']])]]),
  };
  expect(() => editorConfig({ ...sources, places: [] })).toThrow(/must name "app" exactly once/);
});

it('writes a complete file exactly as it was', () => {
  const texts = new Map([
    ['b', 'B'],
    ['a.c', 'C'],
  ]);
  expect(writtenTexts(texts, 'de', new Map([...texts].reverse()))).toBe(
    '{\n  "b": "B",\n  "a": {\n    "c": "C"\n  }\n}\n',
  );
});
