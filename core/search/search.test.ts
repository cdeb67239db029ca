import { de } from '../../data/search-words/de';
import { en } from '../../data/search-words/en';
import { es } from '../../data/search-words/es';
import { fr } from '../../data/search-words/fr';
import { pt } from '../../data/search-words/pt';
import type { SearchWords } from '../../data/search-words/search-words';
import { zhCN } from '../../data/search-words/zh-cn';
import { registrationIndustries } from '../../data/registration-industries/registration-industries';
import type { Locale } from '../i18n/locales';
import { meant, search } from './search';

const countries = [
  { label: 'Deutschland', terms: ['DE'] },
  { label: 'Dänemark', terms: ['DK'] },
  { label: 'Österreich', terms: ['AT'] },
  { label: 'Ukraine', terms: ['UA'] },
  { label: 'Vereinigtes Königreich', terms: ['GB', 'UK', 'England'] },
  { label: '中非共和国', terms: ['CF'] },
  { label: '中国', terms: ['CN'], weight: 1 },
];
const found = (typed: string, mode: 'beginnings' | 'anywhere' = 'beginnings') =>
  search(countries, typed, mode).map(({ label }) => label);
const meantBy = (typed: string) => meant(search(countries, typed, 'beginnings'), typed)?.label;

it.each([
  ['', countries.map(({ label }) => label)],
  ['(', []],
  ['d', ['Deutschland', 'Dänemark']],
  [' DÄ', ['Dänemark']],
  ['Daen', ['Dänemark']],
  ['dan', ['Dänemark']],
  ['Oe', ['Österreich']],
  ['at', ['Österreich']],
  ['uk', ['Vereinigtes Königreich', 'Ukraine']],
  ['königr', ['Vereinigtes Königreich']],
  ['中', ['中国', '中非共和国']],
  ['land', []],
])('%j begins %j', (typed, expected) => expect(found(typed)).toEqual(expected));

it('finds inner parts of words if requested, after the beginnings', () => {
  expect(found('LAND', 'anywhere')).toEqual(['Deutschland', 'Vereinigtes Königreich']);
});

it.each([
  ['österreich', 'Österreich'],
  ['de', 'Deutschland'],
  ['UK', 'Vereinigtes Königreich'],
  ['verein', 'Vereinigtes Königreich'],
  ['d', undefined],
  ['', undefined],
])('%j means %j', (typed, expected) => expect(meantBy(typed)).toBe(expected));

it('does not choose between two that share a word', () => {
  const koreas = [
    { label: 'Nordkorea', terms: ['Korea'] },
    { label: 'Südkorea', terms: ['Korea'] },
  ];
  expect(meant(search(koreas, 'korea', 'beginnings'), 'korea')).toBeUndefined();
});

const activities = [
  { label: 'Well-to-tank, Diesel', terms: ['l', 'Liter'] },
  { label: 'Diesel', terms: ['kWh'] },
  { label: 'R134a' },
];

it.each([
  ['well to tank', ['Well-to-tank, Diesel']],
  ['welltotank', ['Well-to-tank, Diesel']],
  ['diesel liter', ['Well-to-tank, Diesel']],
  ['kwh', ['Diesel']],
  ['R-134a', ['R134a']],
  ['diesel', ['Diesel', 'Well-to-tank, Diesel']],
])('hyphens do not matter, and words and units narrow: %j', (typed, expected) => {
  expect(search(activities, typed, 'anywhere').map(({ label }) => label)).toEqual(expected);
});

function industries(locale: Locale, { industries: words }: SearchWords) {
  const names = jest.requireActual<Record<string, string>>(`../../locales/${locale}/industries.json`);
  return registrationIndustries.map(({ code, name }) => ({
    code,
    label: names[code] ?? name,
    terms: [code, name, ...(words[code]?.split(', ') ?? [])],
  }));
}

it.each([
  ['de', de, 'Guss', 'C24'],
  ['de', de, 'Gießerei', 'C24'],
  ['de', de, 'Auto', 'C29'],
  ['de', de, 'IT', 'J62'],
  ['en', en, 'foundry', 'C24'],
  ['en', en, 'auto', 'C29'],
  ['en', en, 'IT', 'J62'],
  ['es', es, 'fundición', 'C24'],
  ['es', es, 'coche', 'C29'],
  ['fr', fr, 'fonderie', 'C24'],
  ['fr', fr, 'voiture', 'C29'],
  ['fr', fr, 'informatique', 'J62'],
  ['pt', pt, 'fundição', 'C24'],
  ['pt', pt, 'carro', 'C29'],
  ['zh-CN', zhCN, '铸造', 'C24'],
  ['zh-CN', zhCN, '汽车', 'C29'],
  ['zh-CN', zhCN, '软件', 'J62'],
] as const)('in %s, an industry is found by the words people use: %s', (locale, words, typed, expected) => {
  expect(search(industries(locale, words), typed, 'anywhere')[0]?.code).toBe(expected);
});

it('IT ranks before names that only contain it inside a word', () => {
  const codes = search(industries('de', de), 'IT', 'anywhere').map(({ code }) => code);
  expect(codes.slice(0, 2)).toEqual(['J62', 'J63']);
});
