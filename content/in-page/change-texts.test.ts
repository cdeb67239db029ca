import { changePageData, changeTree } from './change-texts';
import { markOf, readMarks } from './marks';
import { toPseudo } from './pseudo';

const page = (data: object, language?: string) =>
  JSON.stringify({
    result: { data: { locales: { edges: [{ node: { ns: 'app', language, data: JSON.stringify(data) } }] } } },
  });

interface Page {
  result: { data: { locales: { edges: { node: { data: string } }[] } } };
}
const textsOf = (json: string) =>
  JSON.parse((JSON.parse(json) as Page).result.data.locales.edges[0]?.node.data ?? '') as Record<
    string,
    string
  >;

describe('marks', () => {
  it.each([0, 1, 3, 4, 4095, 70_000])('carry %s invisibly', (number) => {
    const text = `Save ${markOf(number)}now`;
    expect(readMarks(text)).toEqual({ text: 'Save now', numbers: [number] });
  });

  it('are found next to each other', () => {
    expect(readMarks(`${markOf(5)}${markOf(12)}a`)).toEqual({ text: 'a', numbers: [5, 12] });
    expect(readMarks('plain')).toEqual({ text: 'plain', numbers: [] });
  });
});

it('names every text of a page, whatever the depth', () => {
  const names: string[] = [];
  const changed = changePageData(page({ save: 'Save', deep: { open: 'Open' } }, 'de'), {
    mode: 'show',
    language: 'en',
    drafts: { de: { 'app:save': 'Sichern' }, en: { 'app:save': 'No' } },
    names,
  });
  const { save = '', deep } = textsOf(changed) as unknown as { save: string; deep: { open: string } };
  expect([save, deep.open].map((text) => readMarks(text))).toEqual([
    { text: 'Sichern', numbers: [0] },
    { text: 'Open', numbers: [1] },
  ]);
  expect(names).toEqual(['app:save', 'app:deep.open']);
});

it('adds what is new, in English where it is not translated', () => {
  const names: string[] = [];
  const drafts = {
    en: { 'app:page.title': 'New', 'app:page.why': 'Because', 'app:save': 'Keep', 'other:a': 'A' },
    de: { 'app:page.title': 'Neu' },
  };
  const changed = changeTree({ save: 'Sichern' }, 'app', { mode: 'show', language: 'de', drafts, names });
  expect(
    JSON.parse(JSON.stringify(changed), (_name, value: unknown) =>
      typeof value === 'string' ? readMarks(value).text : value,
    ),
  ).toEqual({
    save: 'Sichern',
    page: { title: 'Neu', why: 'Because' },
  });
  expect(names).toEqual(['app:save', 'app:page.title', 'app:page.why']);
});

it('takes the language of the page if a text does not state its own', () => {
  const options = { mode: 'show', language: 'fr', drafts: { fr: { 'app:a': 'Bien' } }, names: [] } as const;
  const changed = changePageData(page({ a: 'Good' }), { ...options, names: [] });
  expect(readMarks(textsOf(changed)['a'] ?? '').text).toBe('Bien');
});

it('makes texts longer and keeps placeholders', () => {
  expect(toPseudo('Read <terms>the {{name}}</terms>')).toMatch(
    /^\[Ŕéáđ <terms>ţĥé {{name}}<\/terms>~{12}\]$/,
  );
});

it('keeps empty texts empty, so that English replaces them', () => {
  const options = { mode: 'show', language: 'fr', drafts: {}, names: [] } as const;
  expect(changeTree({ a: ' ', deep: { b: '' } }, 'app', { ...options, names: [] })).toEqual({
    a: '',
    deep: { b: '' },
  });
});
