import type { ImportPreview } from '../../../core/contracts/ca-imports';
import { locales } from '../../../core/i18n/locales';
import { sheetNames } from '../../../server/lib/texts/sheet-names';
import { writeXlsx } from '../../../server/lib/tables/write-xlsx';
import { activityHeader, carbonFiles, withoutImports } from '../../support/server/carbon-files';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(() => withoutImports(server));
afterAll(() => server.close());

const { url, get, send, errorsOf, records } = carbonFiles(() => ({ server, projectId }));
const look = async (file: string | Buffer, query = '') =>
  (await send('preview', file, query)).json<ImportPreview>().data;

test.each(locales)(
  'sheets, headings and names in %s can be imported by an English-speaking user',
  async (locale) => {
    const { sheets, activities, units, sectors } = sheetNames[locale];
    const region = new Intl.DisplayNames(locale === 'pt' ? 'pt-PT' : locale, { type: 'region' });
    const { activities: a, spend: s, distribution: d, suppliers: u } = sheets.headings;
    const file = await writeXlsx([
      {
        name: sheets.sheets.activities,
        rows: [
          [a.year, a.activity, a.amount, a.unit, a.country, a.site, a.note],
          [2024, activities['101'] ?? '', 5, units.kWh ?? '', region.of('AT') ?? '', 'Hall 1', 'a note'],
        ],
      },
      {
        name: sheets.sheets.spend,
        rows: [
          [s.year, s.turnoverTyped, s.currency, s.spendShare],
          [2024, 9, 'EUR', 40],
        ],
      },
      {
        name: sheets.sheets.distribution,
        rows: [
          [d.year, d.sector, d.share],
          [2024, sectors.STEEL_MILL_PRODUCTS ?? '', 60],
        ],
      },
      {
        name: sheets.sheets.suppliers,
        rows: [
          [u.year, u.sector, u.supplierId, u.country, u.share],
          [2024, sectors.STEEL_MILL_PRODUCTS ?? '', '4711', region.of('DE') ?? '', 30],
        ],
      },
      { name: sheets.lists.activities, rows: [['ID'], [1]] },
    ]);
    const done = await send('import', file);
    expect([done.statusCode, done.json()]).toMatchObject([200, { data: { changes: 4 } }]);
    expect(await records('ca-activities-data')).toMatchObject([
      { activityId: 101, amount: 5, countryCode: 'AT', resourceId: 'Hall 1', note: 'a note' },
    ]);
    expect(await records('ca-spend-volumes')).toMatchObject([{ turnoverInThsd: 9, currency: 'EUR' }]);
    expect(await records('ca-supplier-inputs')).toMatchObject([{ supplierId: '4711', countryCode: 'DE' }]);
  },
);

test.each([
  ['Germany', 'DE'],
  ['deutschland', 'DE'],
  ['Allemagne', 'DE'],
  ['DEU', 'DE'],
  ['Holland', 'NL'],
  ['UK', 'GB'],
  ['西班牙', 'ES'],
])('the country %s is %s', async (name, code) => {
  await send('import', `${activityHeader}\n2024,101,,5,kWh,${name}\n`);
  expect(await records('ca-activities-data')).toMatchObject([{ countryCode: code }]);
});

test.each([
  ['Kubikmeter', 'm³'],
  ['mètres cubes', 'm³'],
  ['千瓦时', 'kWh'],
  ['MWh', 'MWh'],
])('the unit %s is %s', async (name, unit) => {
  await send('import', `${activityHeader}\n2024,101,,5,${name},DE\n`);
  const [record] = await records('ca-activities-data');
  expect(record?.typedUnit ?? 'kWh').toBe(unit);
});

test('a name may be used instead of a number or a code', async () => {
  await send('import', `${activityHeader}\n2024,Propan,,5,l,DE\n`);
  expect(await records('ca-activities-data')).toMatchObject([{ activityId: 106 }]);
  const file = 'Year,Sector code,Share of input (%)\n2024,Reiffen,5\n';
  expect(await errorsOf(file)).toEqual([
    ['distribution', 2, 'Sector code', expect.stringContaining('"Reiffen" is not known; did you mean')],
  ]);
});

test('unknown names are queried in the language of the user, by the heading of the file', async () => {
  const german = 'Jahr;Aktivität;Menge;Einheit;Land\n2024;Erdgas, Brenwert;5;kWh;Germny\n';
  const { errors } = await look(german, '&locale=de');
  expect(errors.map(({ column, code, value, suggested }) => [column, code, value, suggested?.[0]])).toEqual([
    ['Aktivität', 'UNKNOWN_ACTIVITY', 'Erdgas, Brenwert', 'Erdgas, Brennwert'],
    ['Land', 'UNKNOWN_COUNTRY', 'Germny', 'Deutschland'],
  ]);
  const rows = [['Jahr', 'Aktivität', 'Menge', 'Land']];
  const missing = await look(await writeXlsx([{ name: 'Aktivitäten', rows }]));
  expect(missing.errors).toMatchObject([{ code: 'COLUMN_MISSING', column: 'Einheit' }]);
});

test('an export can be imported with its names translated', async () => {
  await send('import', `${activityHeader}\n2024,101,,5,kWh,DE\n`);
  const csv = await get(url('ca-exports', '/year/2024?part=inputs&format=csv&table=activities'));
  const french = csv.body
    .replace(/"Natural gas,[^"]*"/, `"${sheetNames.fr.activities['101']}"`)
    .replace(',DE,', ',Allemagne,');
  expect(french).not.toContain('Natural gas');
  const { errors, counts } = await look(french);
  expect([counts.activities, errors]).toEqual([{ create: 0, update: 0, same: 1 }, []]);
});

test('an export of results is recognised, and none of it is imported', async () => {
  await send('import', `${activityHeader}\n2024,101,,5,kWh,DE\n`);
  await server.call(people.mainUser, {
    method: 'POST',
    url: url('ca-emission-results', '/calculate'),
    payload: { year: 2024 },
  });
  for (const part of ['results', 'energy'])
    for (const format of ['csv', 'xlsx']) {
      const file = await get(url('ca-exports', `/year/2024?part=${part}&format=${format}`));
      const { errors, rows } = await look(file.rawPayload);
      expect([errors[0]?.code, errors[0]?.about, rows]).toEqual(['OTHER_EXPORT', part, []]);
    }
});
