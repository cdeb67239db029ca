import { unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import type { ImportPreview } from '../../../core/contracts/ca-imports';
import { locales, type Locale } from '../../../core/i18n/locales';
import { writeXlsx } from '../../../server/lib/tables/write-xlsx';
import { sheetNames } from '../../../server/lib/texts/sheet-names';
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

const { url, get, send, records } = carbonFiles(() => ({ server, projectId }));
const template = async (locale: Locale, query = 'format=xlsx') =>
  (await get(url('ca-imports', `/template?${query}&locale=${locale}`))).rawPayload;
const look = async (file: string | Buffer, locale: Locale) =>
  (await send('preview', file, `&locale=${locale}`)).json<ImportPreview>().data;
const sheetsOf = async (file: Buffer) =>
  (await readWorkbook(Uint8Array.from(file).buffer)).map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) =>
      row.map((cell) => (typeof cell === 'number' ? cell : (cell?.toString() ?? null))),
    ),
  }));
/** For each column of a sheet, what it offers and checks: the source of the list, or the number range. */
function rulesOf(file: Buffer, sheet: number): Record<string, string[]> {
  const xml = Buffer.from(unzipSync(file)[`xl/worksheets/sheet${sheet}.xml`] ?? []).toString();
  const rules = [
    ...xml.matchAll(/<dataValidation type="(\w+)"[^>]*sqref="([^"]+)"[^>]*>(.*?)<\/dataValidation>/gu),
  ];
  return Object.fromEntries(
    rules.map(([, type = '', cells = '', formulas = '']) => [
      cells,
      [type, ...[...formulas.matchAll(/<formula\d>([^<]*)</gu)].map(([, formula = '']) => formula)],
    ]),
  );
}
/** The cells in a range such as `'Lists'!$A$2:$A$9`. */
function cellsAt(sheets: Awaited<ReturnType<typeof sheetsOf>>, range: string): unknown[] {
  const [, sheet, letter = '', from, to] = /^'(.+)'!\$(\w)\$(\d+):\$\w\$(\d+)$/u.exec(range) ?? [];
  const { rows = [] } = sheets.find(({ name }) => name === sheet) ?? {};
  return rows.slice(Number(from) - 1, Number(to)).map((row) => row[letter.charCodeAt(0) - 65]);
}

describe.each(locales)('the template in %s', (locale) => {
  const { sheets: texts, activities, sectors, units } = sheetNames[locale];

  test('has sheets and headings in that language, with example rows', async () => {
    const sheets = await sheetsOf(await template(locale));
    expect(sheets.map(({ name }) => name)).toEqual([
      ...Object.values(texts.sheets),
      ...[texts.lists.choices, texts.lists.activities, texts.lists.sectors],
    ]);
    const [first] = sheets;
    expect(first?.rows[0]?.slice(0, -1)).toEqual(Object.values(texts.headings.activities));
    const example = texts.examples.year.replace('{{year}}', String(new Date().getUTCFullYear() - 1));
    expect(first?.rows[1]).toEqual(expect.arrayContaining([example, activities['101'], texts.examples.hint]));
  });

  test('offers the valid choices, and rejects what an import would refuse', async () => {
    const file = await template(locale);
    const sheets = await sheetsOf(file);
    const offered = (sheet: number, cells: string) => cellsAt(sheets, rulesOf(file, sheet)[cells]?.[1] ?? '');
    expect(offered(1, 'C2:C10001')).toEqual(expect.arrayContaining([activities['101'], activities['401']]));
    expect(offered(1, 'E2:E10001')).toEqual(expect.arrayContaining([units.kg, units.night, 'MWh']));
    expect(offered(1, 'F2:F10001')).toHaveLength(249);
    expect(offered(3, 'D2:D10001')).toEqual(expect.arrayContaining(['EUR', 'USD', 'CNY']));
    expect(offered(4, 'C2:C10001').sort()).toEqual(Object.values(sectors).sort());
    expect(offered(5, 'C2:C10001')).toEqual(offered(4, 'C2:C10001'));
    expect(offered(5, 'F2:F10001')).toEqual(offered(1, 'F2:F10001'));
    for (const cells of [offered(1, 'C2:C10001'), offered(3, 'D2:D10001')]) expect(cells).not.toContain(null);
    expect(rulesOf(file, 4)).toMatchObject({
      'A2:A10001': ['whole', '1990'],
      'D2:D10001': ['decimal', '0', '100'],
    });
    const xml = Buffer.from(unzipSync(file)['xl/worksheets/sheet4.xml'] ?? []).toString();
    expect(xml).toContain(`error="${texts.checks.share}"`);
  });

  test('imports nothing while it is unchanged, in any language of the user', async () => {
    for (const reader of [locale, ...locales.slice(0, 2)]) {
      const csv = await template(locale, 'format=csv&table=suppliers');
      for (const file of [await template(locale), csv]) {
        const { errors, rows } = await look(file, reader);
        expect([errors.map(({ code }) => code), rows]).toEqual([['ONLY_EXAMPLES'], []]);
      }
    }
  });

  test('is imported once it is filled in, without its examples', async () => {
    const sheets = await sheetsOf(await template(locale));
    const country = new Intl.DisplayNames(locale === 'pt' ? 'pt-PT' : locale, { type: 'region' }).of('AT');
    const steel = sectors.STEEL_MILL_PRODUCTS ?? '';
    const rows = [
      [2024, null, activities['121'] ?? '', 5, units.l ?? '', country ?? '', 'Hall 1'],
      // No bills.
      undefined,
      [2024, null, 9, 'EUR', 40],
      [2024, null, steel, 60],
      [2024, null, steel, '12', 'Stahl AG', country ?? '', 30],
    ];
    const filled = sheets.map(({ name, rows: before }, at) => ({
      name,
      rows: [...before, ...(rows[at] ? [rows[at]] : [])],
    }));
    const done = await send('import', await writeXlsx(filled), `&locale=${locale}`);
    expect([done.statusCode, done.json()]).toMatchObject([200, { data: { changes: 4 } }]);
    expect(await records('ca-activities-data')).toMatchObject([
      { activityId: 121, amount: 5, countryCode: 'AT', resourceId: 'Hall 1' },
    ]);
    expect(await records('ca-supplier-inputs')).toMatchObject([{ supplierId: '12', countryCode: 'AT' }]);
  });
});

test('a changed example counts as data', async () => {
  const csv = (await template('de', 'format=csv&table=distribution')).toString();
  const { errors, rows } = await look(csv.replace(';30', ';35'), 'de');
  expect([errors, rows]).toMatchObject([[{ row: 2, column: 'Jahr', code: 'NO_NUMBER' }], []]);
});
