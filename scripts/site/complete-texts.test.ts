import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '../../core/i18n/locales';
import { completeTexts, writeCompleteTexts } from './complete-texts';

const texts = (content: Record<string, string>) => new Map(Object.entries(content));

describe('a language is completed with English', () => {
  const english = texts({ 'page.title': 'Title', 'page.text': 'Text', n_one: 'One', n_other: '{{count}}' });

  test('text by text', () => {
    expect(completeTexts(english, texts({ 'page.text': 'Der Text', n_one: ' ' }), 'de')).toEqual({
      page: { title: 'Title', text: 'Der Text' },
      n_one: 'One',
      n_other: '{{count}}',
    });
  });

  test('in the plural forms of the language', () => {
    expect(completeTexts(english, texts({ n_one: 'Une' }), 'fr')).toMatchObject({
      n_one: 'Une',
      n_many: '{{count}}',
      n_other: '{{count}}',
    });
    expect(Object.keys(completeTexts(english, new Map(), 'zh-CN'))).toEqual(['page', 'n_other']);
  });
});

describe('the texts that the site is built from', () => {
  const folder = mkdtempSync(join(tmpdir(), 'complete-'));
  const root = join(folder, 'locales');
  const target = join(folder, 'texts');
  const write = (file: string, content: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  const built = (file: string) => JSON.parse(readFileSync(join(target, file), 'utf8')) as unknown;

  beforeEach(() => {
    write('en/app.json', '{ "a": "A", "b": "B" }');
    write('de/app.json', '{ "a": "Ä" }');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('include every file in every language, also files that are empty or missing', () => {
    write('fr/app.json', '{}');
    writeCompleteTexts(root, target);
    expect(readdirSync(target).sort()).toEqual([...locales].sort());
    expect(built('de/app.json')).toEqual({ a: 'Ä', b: 'B' });
    expect(built('fr/app.json')).toEqual({ a: 'A', b: 'B' });
    expect(built('pt/app.json')).toEqual({ a: 'A', b: 'B' });
  });

  test('change only where a text has changed', () => {
    writeCompleteTexts(root, target);
    const time = (file: string) => statSync(join(target, file)).mtimeMs;
    const before = time('fr/app.json');
    write('de/app.json', '{ "a": "Ö" }');
    writeCompleteTexts(root, target);
    expect(built('de/app.json')).toEqual({ a: 'Ö', b: 'B' });
    expect(time('fr/app.json')).toBe(before);
  });

  test('are refused with file, line and reason when a file cannot be read', () => {
    write('de/app.json', '{\n  "a": "Ä"\n  "b": "B"\n}');
    expect(() => writeCompleteTexts(root, target)).toThrow(/de\/app\.json:3 \(German\) is not valid JSON/);
  });
});
