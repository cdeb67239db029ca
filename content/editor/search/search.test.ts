import { locales, type Locale } from '../../../core/i18n/locales';
import { configOf } from '../../../tests/support/content/working-copy';
import { findTexts, faultsOfText, listTexts, type FoundText, type Query } from './find-texts';
import { replacementsIn } from './replace-texts';

const english = { companyName: 'Company name', hello: 'Hello {{name}}', n_one: 'One', n_other: '{{count}}' };
const config = configOf(english);
const texts: Partial<Record<Locale, Record<string, string>>> = {
  en: english,
  de: { companyName: 'Firmenname', hello: 'Grüße, {{name}}', n_one: 'Eins', n_other: '{{count}} Firmen' },
  fr: { companyName: 'Nom de l’entreprise', hello: 'Été, {{nom}}' },
};
const all = new Map([
  ['app', new Map(locales.map((language) => [language, new Map(Object.entries(texts[language] ?? {}))]))],
]);
const listed = listTexts(config, all);
const nothing = { outdated: new Set<string>(), changed: new Set<string>() };

function search(query: Partial<Query>, knowledge: Partial<typeof nothing> = {}) {
  const whole: Query = { words: '', page: '', language: '', state: 'any', ...query };
  const isFaulty = (text: FoundText) => faultsOfText(text, all, config).length > 0;
  return findTexts(listed, whole, { ...nothing, ...knowledge }, isFaulty).map(
    ({ name, language }) => `${language} ${name}`,
  );
}

describe('texts are found', () => {
  test.each<[string, Partial<Query>, string[]]>([
    ['by a word', { words: 'Firmenname' }, ['de app:companyName']],
    ['by a part, in small letters', { words: 'firmen' }, ['de app:companyName', 'de app:n_other']],
    ['without accents', { words: 'ete' }, ['fr app:hello']],
    ['with other letters for ß and ü', { words: 'GRUSSE' }, ['de app:hello']],
    ['by words in any order', { words: 'name company' }, ['en app:companyName']],
    ['by key', { words: 'app:n_one', language: 'de' }, ['de app:n_one']],
    ['by page', { words: 'eins', page: '/elsewhere/' }, []],
    ['when empty', { state: 'empty', language: 'fr' }, ['fr app:n_one', 'fr app:n_many', 'fr app:n_other']],
    ['with findings', { state: 'faulty', language: 'fr', words: 'nom' }, ['fr app:hello']],
  ])('%s', (_how, query, expected) => expect(search(query)).toEqual(expected));

  test('older than their English, and changed since a day', () => {
    const known = new Set(['de app:hello']);
    expect(search({ state: 'outdated' }, { outdated: known })).toEqual(['de app:hello']);
    expect(search({ state: 'changed' }, { changed: known })).toEqual(['de app:hello']);
    expect(search({ state: 'changed' })).toEqual([]);
  });

  test('and a plural form that a language does not have is not missing there', () => {
    expect(search({ state: 'empty', words: 'app:n_many' })).toEqual([
      'es app:n_many',
      'fr app:n_many',
      'pt app:n_many',
    ]);
  });
});

describe('replacing', () => {
  const replace = (from: string, to: string) => replacementsIn(listed, { from, to }, all, config);

  test('changes every literal occurrence of the words', () => {
    expect(replace('Firmen', 'Unternehmens').map(({ change }) => change)).toEqual([
      { namespace: 'app', language: 'de', key: 'companyName', seen: 'Firmenname', text: 'Unternehmensname' },
      {
        namespace: 'app',
        language: 'de',
        key: 'n_other',
        seen: '{{count}} Firmen',
        text: '{{count}} Unternehmens',
      },
    ]);
    expect(replace('firmen', 'x')).toEqual([]);
    expect(replace('', 'x')).toEqual([]);
    expect(replace('Eins', 'Eins')).toEqual([]);
    expect(replace('Eins', '$&1').map(({ change }) => change.text)).toEqual(['$&1']);
  });

  test('reports what would be wrong', () => {
    const [german] = replace('{{name}}', '{{name').filter(({ found }) => found.language === 'de');
    expect(german?.faults[0]).toContain('has a single {{');
    const [own] = replace('{{name}}', 'you').filter(({ found }) => found.language === 'en');
    expect(own?.faults).toEqual(['lacks {{name}}, which the product needs in it; put it where it belongs']);
  });
});
