import { Blob, File } from 'node:buffer';
import { cellsIn } from '../../../../tests/support/web/cells-in';
import { currentYear } from '../../../../core/dates/current-year';
import { inflateRawSync } from 'node:zlib';
import writeWorkbook from 'write-excel-file/universal';
import { locales } from '../../../../core/i18n/locales';
import { catalogue } from '../../../../data/questions/catalogue';
import { UnreadableSheetError, writeSheet, type Cell } from '../../../lib/sheets/sheet-files';
import {
  questionnaire,
  sheetIn,
  bytesOf,
  fileOf,
  throughFile,
  set,
} from '../../../../tests/support/web/questionnaire-sheet';
import type { Questionnaire } from './questionnaire';
import { readRows } from './read-rows';

// jsdom's versions cannot be read.
Object.assign(globalThis, { Blob, File });

describe.each(locales.flatMap((locale) => [['csv', locale] as const, ['xlsx', locale] as const]))(
  'a %s file in %s',
  (format, locale) => {
    it('reads back the same answers', async () => {
      const { cells, parts } = sheetIn(locale);
      const read = readRows((await throughFile(cells, format, locale)).cells, parts);
      expect(read.isOurs).toBe(true);
      expect(read.rows).toEqual([]);
    });
  },
);

it('writes no formulas', async () => {
  const { cells } = sheetIn('en');
  const { text } = await throughFile(cells, 'csv', 'en');
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")`);
});

it('shows what would change, and which rows have faults', () => {
  const { cells, parts } = sheetIn('de');
  let changed = set(cells, 'question/siteRenewableElectricity', '12,5 %');
  changed = set(changed, 'question/dataYear', 1024);
  changed = set(changed, 'question/heatSources', 'magic');
  changed = set(changed, 'question/primaryDataShare', '120');
  changed = set(changed, 'measure/recycledAluminium/inOneYear', 60);
  changed = set(changed, 'measure/scrapLoop/startYear', '2024');
  changed = [...changed, ['question/retired', '', '', '', 'x'], ['a note', '', '', '', 'y']];
  const { rows, changes } = readRows(changed, parts);
  expect(rows.filter(({ fault }) => !fault).map(({ before, after }) => [before, after])).toEqual([
    [42.5, '12,5 %'],
    [null, 60],
    [null, '2024'],
  ]);
  expect(rows.flatMap(({ fault }) => fault?.code ?? [])).toEqual([
    'outOfRange',
    'notAPercentage',
    'notAChoice',
    'unknown',
  ]);
  expect(changes).toEqual({
    questions: { siteRenewableElectricity: 12.5 },
    measures: {
      recycledAluminium: {
        ...{ today: 58, inOneYear: 60, inThreeYears: 75.5, startYear: 2019 },
        before: { inOneYear: null },
      },
      scrapLoop: {
        ...{ today: null, inOneYear: null, inThreeYears: null, startYear: 2024 },
        before: { startYear: null },
      },
    },
    footprints: {},
    reductions: {},
  });
});

it('accepts options by their text in any case, or by their id; empty cells change nothing', () => {
  const { cells, parts } = sheetIn('en');
  const gas = parts.texts.option('heatSources', 'naturalGas').toUpperCase();
  const changed = set(
    set(cells, 'question/heatSources', `solar; ${gas}`),
    'question/siteRenewableElectricity',
    '',
  );
  expect(readRows(changed, parts).changes.questions).toEqual({ heatSources: ['naturalGas', 'solar'] });
});

it('recognises a foreign sheet', () => {
  const { parts } = sheetIn('en');
  expect(readRows([['Name', 'Amount']], parts).isOurs).toBe(false);
});

it.each([
  ['too large', { name: 'a.csv', size: 3_000_000 }],
  ['no CSV', fileOf('a.csv', Buffer.from('a,"b\nc'))],
])('refuses a file that is %s', async (_what, file) => {
  await expect(cellsIn(file as unknown as globalThis.File)).rejects.toThrow(UnreadableSheetError);
});

it('reads a CSV file saved by a spreadsheet on Windows', async () => {
  const bytes = Buffer.from('question/products;;;;Gehäuse für Getriebe', 'latin1');
  expect(await cellsIn(fileOf('a.csv', bytes))).toEqual([
    ['question/products', '', '', '', 'Gehäuse für Getriebe'],
  ]);
});

it('formats answers as text: spreadsheets would turn "50 %" into 0.5', async () => {
  const look = { format: 'xlsx' as const, locale: 'en' as const, name: 'Sheet', widths: [30] };
  const cells = [['Answer'], [46], [null]];
  const styles = async (isAsTyped: (row: number) => boolean) => {
    const bytes = await bytesOf(await writeSheet(cells, { ...look, isAsTyped }));
    const name = bytes.indexOf('xl/styles.xml');
    const content = name + bytes.readUInt16LE(name - 4) + bytes.readUInt16LE(name - 2);
    return inflateRawSync(bytes.subarray(content)).toString('utf8');
  };
  expect(await styles(() => false)).not.toContain('formatCode="@"');
  expect(await styles((row) => row > 0)).toContain('formatCode="@"');
});

describe('a day', () => {
  const key = 'question/energyAuditDate';
  const company = { ...questionnaire, sections: catalogue.company, hotspots: [] };
  const answered = { ...company, questions: { energyAuditDate: '2026-03-31' } };

  it.each([
    ['en', '3/31/2026'],
    ['en', '31/03/2026'],
    ['de', '31.03.2026'],
    ['es', '31/03/2026'],
    ['fr', '31/03/2026'],
    ['pt', '31/03/2026'],
    ['zh-CN', '2026/3/31'],
  ] as const)('is the same when a spreadsheet in %s has saved the CSV file with %s', async (locale, text) => {
    const { cells, parts } = sheetIn(locale, answered);
    const read = readRows((await throughFile(set(cells, key, text), 'csv', locale)).cells, parts);
    expect(read.rows).toEqual([]);
  });

  it('is read from a date cell of an Excel file', async () => {
    const date = { value: new Date('2026-03-31T00:00:00Z'), type: Date, format: 'dd.mm.yyyy' };
    const row = [{ value: key, type: String }, null, null, null, date];
    const workbook = await writeWorkbook([row], { sheet: 'Sheet' }).toBlob();
    const { parts } = sheetIn('de', company);
    const { rows, changes } = readRows(await cellsIn(fileOf('a.xlsx', workbook)), parts);
    expect(rows.map(({ fault }) => fault)).toEqual([undefined]);
    expect(changes.questions).toEqual({ energyAuditDate: '2026-03-31' });
  });

  it.each([
    ['3/4/2026', { code: 'notADay' }],
    ['31/31/2026', { code: 'notADay' }],
    ['0202-01-01', { code: 'dayOutOfRange', min: '1990-01-01', max: '2100-12-31' }],
  ])('is refused as %s', (text, fault) => {
    const { cells, parts } = sheetIn('en', company);
    const { rows, changes } = readRows(set(cells, key, text), parts);
    expect(rows.map((row) => row.fault)).toEqual([fault]);
    expect(changes.questions).toEqual({});
  });
});

describe('targets and footprints', () => {
  const lastYear = new Date().getFullYear() - 1;
  const company: Questionnaire = {
    ...questionnaire,
    sections: catalogue.company,
    hotspots: [],
    lists: {
      footprints: [{ year: 2015, scope1TonsCO2e: 141.7, scope2TonsCO2e: null, scope3TonsCO2e: null }],
      reductions: [
        { id: 'a', scope: 'SCOPE3', baseYear: 2020, targetYear: 2030, reductionPercent: 42 },
        { id: 'sheet-1', scope: 'SCOPE1_2', baseYear: null, targetYear: 2040, reductionPercent: null },
      ],
    },
  };

  it.each(locales)('are read back unchanged from a CSV file in %s', async (locale) => {
    const { cells, parts } = sheetIn(locale, company);
    expect(cells.map(([key]) => key)).toEqual(
      expect.arrayContaining([
        'footprint/2015/scope1TonsCO2e',
        `footprint/${lastYear}/scope3TonsCO2e`,
        'reduction/a/scope',
        'reduction/sheet-2/baseYear',
        'reduction/sheet-3/baseYear',
      ]),
    );
    const read = readRows((await throughFile(cells, 'csv', locale)).cells, parts);
    expect(read.rows).toEqual([]);
  });

  it('are accepted for any year that may have emissions, and for no other', () => {
    const { cells, parts } = sheetIn('en', company);
    const added: Cell[][] = [
      ['footprint/2012/scope1TonsCO2e', '', '', '', '90'],
      ['footprint/2012/scope3TonsCO2e', '', '', '', 700],
      ['footprint/1024/scope1TonsCO2e', '', '', '', 1],
      ['footprint/2012/scope4TonsCO2e', '', '', '', 1],
    ];
    const { rows, changes } = readRows([...cells, ...added], parts);
    expect(rows.map(({ label, fault }) => [label, fault])).toEqual([
      ['2012 scope1TonsCO2e', undefined],
      ['2012 scope3TonsCO2e', undefined],
      ['1024 scope1TonsCO2e', { code: 'outOfRange', min: 1990, max: currentYear() }],
      ['footprint/2012/scope4TonsCO2e', { code: 'unknown' }],
    ]);
    expect(changes.footprints).toEqual({
      2012: {
        ...{ year: 2012, scope1TonsCO2e: 90, scope2TonsCO2e: null, scope3TonsCO2e: 700 },
        before: { scope1TonsCO2e: null, scope3TonsCO2e: null },
      },
    });
  });

  it('are not asked of a segment', () => {
    const { cells, parts } = sheetIn('en');
    const { rows } = readRows([...cells, ['footprint/2012/scope1TonsCO2e', '', '', '', 1]], parts);
    expect(rows.map(({ fault }) => fault)).toEqual([{ code: 'unknown' }]);
  });

  it('are changed part by part, and their years checked against each other', () => {
    const { cells, parts } = sheetIn('en', company);
    let changed = set(cells, 'footprint/2015/scope2TonsCO2e', '1,200.5');
    changed = set(changed, 'reduction/a/baseYear', 2021);
    changed = set(changed, 'reduction/a/targetYear', 2045);
    changed = set(changed, 'reduction/sheet-1/baseYear', 2041);
    changed = set(changed, 'reduction/sheet-2/scope', 'what is scope3');
    changed = set(changed, 'reduction/sheet-2/reductionPercent', '30 %');
    const { rows, changes } = readRows(changed, parts);
    expect(rows.flatMap(({ fault }) => fault ?? [])).toEqual([
      { code: 'outOfRange', min: 1990, max: currentYear() },
      { code: 'outOfRange', min: 2042, max: 2100 },
    ]);
    expect(changes).toEqual({
      questions: {},
      measures: {},
      footprints: {
        2015: {
          ...{ year: 2015, scope1TonsCO2e: 141.7, scope2TonsCO2e: 1200.5, scope3TonsCO2e: null },
          before: { scope2TonsCO2e: null },
        },
      },
      reductions: {
        a: {
          ...{ id: 'a', scope: 'SCOPE3', baseYear: 2021, targetYear: 2045, reductionPercent: 42 },
          before: { baseYear: 2020, targetYear: 2030 },
        },
        'sheet-2': { id: 'sheet-2', scope: 'SCOPE3', baseYear: null, targetYear: null, reductionPercent: 30 },
      },
    });
  });
});
