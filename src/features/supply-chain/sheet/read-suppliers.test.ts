import { de } from '../../../../data/search-words/de';
import type { Locale } from '../../../../core/i18n/locales';
import { invitationSchema } from '../../../../core/invitation/invitation.schema';
import type { InviteDefaults } from '../inviting/invite-form';
import { checkRows } from './check-rows';
import { takeSuggestion } from './take-suggestion';
import { readSuppliers, type SheetSupplier, type SheetLabels } from './read-suppliers';

const headers = {
  supplierName: 'Firmenname',
  email: 'E-Mail-Adresse',
  sector: 'Produktgruppe',
  country: 'Produktionsland',
  supplierId: 'Lieferantennummer',
  language: 'Sprache der E-Mail',
  dueDate: 'Antwort erbeten bis',
  message: 'Nachricht',
  wanted: 'Worum Sie bitten',
};
const labels = (locale: Locale = 'de'): SheetLabels => ({
  locale,
  headers,
  sectors: [
    { code: 'STEEL', name: 'Stahl' },
    { code: 'GLASS_CERAMICS', name: 'Glas und Keramik' },
  ],
  wanted: {
    selfAssessment: 'Selbstauskunft',
    emissions: 'Dem Kunden zugeordnete Emissionen',
    productFootprints: 'Fußabdrücke der gelieferten Produkte',
  },
  wordsFor: (list, code) => de[list][code]?.split(', ') ?? [],
});
const whole = ['Stahl AG', 'a@stahl.example', 'STEEL', 'DE', '4711', 'de', '2027-03-31', 'Hallo'];

function rowsOf(cells: Parameters<typeof readSuppliers>[0], locale?: Locale): SheetSupplier[] {
  const reading = readSuppliers(cells, labels(locale));
  if (reading.kind !== 'rows') throw new Error(reading.kind);
  return reading.rows;
}
const one = (changes: Partial<Record<number, string | number | null>>, locale?: Locale) =>
  rowsOf([whole.map((cell, index) => (index in changes ? (changes[index] ?? null) : cell))], locale)[0];

test('the company counts as the supplier if a sheet also names the person to write to', () => {
  expect(
    rowsOf([
      ['Name', 'E-Mail', 'Nummer', 'Land', 'Firma'],
      ['Eva Stahl', 'eva@stahl.example', 4711, 'AT', 'Stahl AG'],
    ]),
  ).toMatchObject([{ number: 2, supplierName: 'Stahl AG', supplierId: '4711', countryCode: 'AT' }]);
});

test('rows without headers use the column order of the template', () => {
  expect(rowsOf([whole])).toEqual([
    {
      number: 1,
      supplierName: 'Stahl AG',
      email: 'a@stahl.example',
      sectorCode: 'STEEL',
      countryCode: 'DE',
      supplierId: '4711',
      locale: 'de',
      dueDate: '2027-03-31',
      message: 'Hallo',
      wanted: [],
      given: {},
    },
  ]);
});

test.each([
  ['Selbstauskunft; Dem Kunden zugeordnete Emissionen', ['selfAssessment', 'emissions']],
  ['emissions', ['emissions']],
  ['Emissions\nself-assessment', ['selfAssessment', 'emissions']],
])('%j is read as a request for %j', (cell, wanted) => {
  expect(rowsOf([[...whole, cell]])[0]).toMatchObject({ wanted, given: {} });
});

test.each([
  ['UK', 'GB'],
  ['Holland', 'NL'],
  ['Vereinigtes Königreich', 'GB'],
  ['Germany', 'DE'],
])('%s is the country %s', (country, countryCode) => {
  expect(one({ 3: country })).toMatchObject({ countryCode, given: {} });
});

test.each([
  'Max Muster <max@muster.example>',
  'Max Muster＜max@muster.example＞',
  'mailto:max@muster.example',
  '\u202amax@\u200bmuster.example ',
])('the address of %j is max@muster.example', (cell) => {
  expect(one({ 1: cell })?.email).toBe('max@muster.example');
});

test('a product group is recognised by common words', () => {
  expect(one({ 2: 'Blech' })).toMatchObject({ sectorCode: 'STEEL', given: {} });
});

test.each([
  ['Deutschlnd', 'DE'],
  ['Republik Frankreich', undefined],
  ['Östereich', 'AT'],
  ['Atlantis', undefined],
])('for %s, the nearest country is suggested: %s', (country, suggested) => {
  expect(one({ 3: country })).toMatchObject({
    countryCode: undefined,
    given: { country },
    suggested: { country: suggested },
  });
});

test('applying a suggestion makes the row valid', () => {
  const row = one({ 2: 'Glass und Keramik', 3: 'Deutschlnd' });
  if (!row) throw new Error('no row');
  expect(takeSuggestion(row)).toMatchObject({ sectorCode: 'GLASS_CERAMICS', countryCode: 'DE', given: {} });
});

test.each([[['E-MAIL-ADRESSE', 'Notiz', 'Firmenname']], [['email', 'note', 'Company']]])(
  'headers define the columns, in the reader’s language or in English: %j',
  (row) => {
    const rows = rowsOf([['Lieferanten 2027'], row, [], ['a@b.example', 'x', 'B & Söhne']]);
    expect(rows).toMatchObject([
      { number: 4, email: 'a@b.example', supplierName: 'B & Söhne', sectorCode: '' },
    ]);
  },
);

test.each([
  ['DEU', 'DE'],
  ['Österreich', 'AT'],
  ['osterreich', 'AT'],
  ['Germany', 'DE'],
  ['uk', 'GB'],
  ['', ''],
])('the country %j is %s', (country, code) => {
  expect(one({ 3: country })?.countryCode).toBe(code);
});

test('product groups and languages are recognised by name or code', () => {
  expect(one({ 2: 'glas und keramik', 5: 'Español' })).toMatchObject({
    sectorCode: 'GLASS_CERAMICS',
    locale: 'es',
  });
  expect(one({ 5: 'zh' })?.locale).toBe('zh-CN');
});

test.each<[string, Locale, string | undefined]>([
  ['31.3.2027', 'de', '2027-03-31'],
  ['31/03/2027', 'fr', '2027-03-31'],
  ['2027/3/31', 'zh-CN', '2027-03-31'],
  ['2027年3月31日', 'zh-CN', '2027-03-31'],
  ['03/04/2027', 'en', undefined],
  ['31.2.2027', 'de', undefined],
  ['soon', 'en', undefined],
  ['', 'en', ''],
])('the day %j in %s is %s', (text, locale, day) => {
  expect(one({ 6: text }, locale)?.dueDate).toBe(day);
});

test('unknown values are kept to be shown', () => {
  expect(one({ 2: 'Magie', 3: 'Atlantis', 5: 'Latein', 6: 'bald' })).toMatchObject({
    sectorCode: undefined,
    countryCode: undefined,
    locale: undefined,
    dueDate: undefined,
    given: { sector: 'Magie', country: 'Atlantis', language: 'Latein', dueDate: 'bald' },
  });
});

test('a sheet without suppliers is empty, and one of 20,000 is too long', () => {
  expect(readSuppliers([[], ['Name', 'E-Mail']], labels())).toEqual({ kind: 'empty' });
  const many = Array.from({ length: 20_000 }, () => whole);
  expect(readSuppliers([['Name', 'Email'], ...many], labels())).toEqual({ kind: 'tooMany', count: 20_000 });
});

describe('a row', () => {
  const rules = {
    schema: invitationSchema,
    context: {
      countries: new Set(['DE', 'FR']),
      sectors: new Set(['STEEL', 'GLASS_CERAMICS']),
      today: '2026-11-20',
    },
  };
  const defaults: InviteDefaults = {
    sectorCode: 'GLASS_CERAMICS',
    countryCode: 'FR',
    locale: '',
    dueDate: '2027-06-30',
    remindDaysBefore: 7,
    message: 'Bonjour',
    wanted: ['emissions'],
  };
  const check = (cells: (string | number | null)[]) => checkRows(rowsOf([cells]), defaults, 'pt', rules)[0];

  test('takes missing values from the defaults', () => {
    expect(check(['Verre', 'v@verre.example'])).toMatchObject({
      fault: undefined,
      body: {
        sectorCode: 'GLASS_CERAMICS',
        countryCode: 'FR',
        locale: 'pt',
        dueDate: '2027-06-30',
        remindDaysBefore: 7,
        message: 'Bonjour',
        wanted: ['emissions'],
      },
    });
    expect(check(whole)?.body).toMatchObject({ sectorCode: 'STEEL', locale: 'de', message: 'Hallo' });
  });

  test('is left to the server if the rules could not be loaded', () => {
    const [row] = checkRows(rowsOf([['A', 'a.example']]), defaults, 'pt', { ...rules, schema: undefined });
    expect(row).toMatchObject({ fault: undefined, body: { email: 'a.example' } });
  });

  test.each<[string, (string | number | null)[], string]>([
    ['an address that is none', ['A', 'a.example'], 'INVALID_EMAIL'],
    ['a product group that is not known', ['A', 'a@b.example', 'Magie'], 'SECTOR_NOT_KNOWN'],
    ['a country that is not known', ['A', 'a@b.example', '', 'Atlantis'], 'COUNTRY_NOT_KNOWN'],
    ['a past day', ['A', 'a@b.example', '', '', '', '', '2020-01-01'], 'DUE_DATE_PAST'],
    ['a day that is none', ['A', 'a@b.example', '', '', '', '', 'bald'], 'UNREADABLE_DATE'],
    ['something that cannot be asked for', [...whole, 'Emissionen, Kekse'], 'WANTED_NOT_KNOWN'],
    ['a language that is not known', ['A', 'a@b.example', '', '', '', 'Latein'], 'UNKNOWN_LANGUAGE'],
  ])('with %s is wrong', (_what, cells, fault) => {
    expect(check(cells)?.fault).toBe(fault);
  });
});
