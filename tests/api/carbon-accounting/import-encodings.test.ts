import type { ImportPreview } from '../../../core/contracts/ca-imports';
import { carbonFiles, withoutImports } from '../../support/server/carbon-files';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(() => withoutImports(server));
afterAll(() => server.close());

const { send, records } = carbonFiles(() => ({ server, projectId }));

const encodingOf = async (file: string | Buffer, query = '') =>
  (await send('preview', file, query)).json<ImportPreview>().data.encoding;

const german = Buffer.from(
  'Jahr;Aktivitätsnummer;Aktivität;Menge;Einheit;Land;Standort\n2024;101;;1,5;kWh;Österreich;Größe 7\n',
  'latin1',
);
/** 上海 as the site, with the headings of the template. */
const chinese = Buffer.concat([
  Buffer.from('Year,Activity ID,Amount,Unit,Country,Site\n2024,101,5,kWh,CN,'),
  Buffer.from([0xc9, 0xcf, 0xba, 0xa3, 0x0a]),
]);

test('a German Excel CSV is read with its umlauts, and the preview says so', async () => {
  expect(await encodingOf(german, '&locale=de')).toEqual({
    name: 'windows-1252',
    possible: ['windows-1252', 'windows-1250', 'gb18030'],
    samples: ['Aktivitätsnummer', 'Aktivität', 'Österreich', 'Größe 7'],
  });
  expect((await send('import', german, '&locale=de')).statusCode).toBe(200);
  expect(await records('ca-activities-data')).toMatchObject([
    { countryCode: 'AT', resourceId: 'Größe 7', amount: 1.5 },
  ]);
});

test('a Chinese Excel CSV is read with its letters in every language', async () => {
  expect(await encodingOf(chinese, '&locale=en')).toEqual({
    name: 'gb18030',
    possible: ['windows-1252', 'windows-1250', 'gb18030'],
    samples: ['上海'],
  });
  expect((await send('import', chinese)).statusCode).toBe(200);
  expect(await records('ca-activities-data')).toMatchObject([{ resourceId: '上海' }]);
});

test('a heading is recognised without the signs that a Windows encoding lacks', async () => {
  const heading =
    'Jahr;Aktivitätsnummer;Menge;Einheit;Land;Stromlieferant;Faktor des Stromlieferanten (g CO?e/kWh)';
  const file = Buffer.from(`${heading}\n2024;406;5;kWh;DE;Stadtwerke Münster;120\n`, 'latin1');
  expect((await send('import', file, '&locale=de')).statusCode).toBe(200);
  expect(await records('ca-activities-data')).toMatchObject([
    { electricitySupplier: 'Stadtwerke Münster', supplierFactor: 120 },
  ]);
});

test('a chosen encoding replaces the recognised one', async () => {
  const polish = Buffer.concat([
    Buffer.from('Year,Activity ID,Amount,Unit,Country,Site\n2024,101,5,kWh,PL,'),
    Buffer.from([0xa3, 0xf3, 0x64, 0x9f]),
  ]);
  const wanted = '&encoding=windows-1250';
  expect(await encodingOf(polish, wanted)).toMatchObject({ name: 'windows-1250', samples: ['Łódź'] });
  expect((await send('import', polish, wanted)).statusCode).toBe(200);
  expect(await records('ca-activities-data')).toMatchObject([{ resourceId: 'Łódź' }]);
  expect((await send('preview', polish, '&encoding=ebcdic')).statusCode).toBe(400);
});

test('Unicode has nothing to choose', async () => {
  expect(await encodingOf('Year,Site\n2024,Größe 7\n', '&encoding=windows-1252')).toBeNull();
});
