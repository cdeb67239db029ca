import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import type { SustainabilityReport } from '../../../../core/contracts/sustainability-report';
import { reportViewOf } from '../report-view';
import { fillTemplate } from './fill-template';

const report: SustainabilityReport = {
  ...{ year: 2025, companyName: 'Müller & Söhne <GmbH>', currency: 'EUR', account: null },
  period: { start: '2025-07-01', end: '2026-06-30' },
  values: [
    { concept: 'BasisForPreparation', member: '', value: 'OptionABasicModuleOnlyMember' },
    { concept: 'NumberOfEmployees', member: '', value: 120 },
    { concept: 'TotalEnergyConsumption', member: '', value: 1234.5 },
    {
      concept: 'SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative',
      member: '',
      value: ['PollutionMember'],
    },
    { concept: 'AddressOfSite', member: '3', value: 'Werkstraße 1' },
    { concept: 'TotalWaterConsumption', member: '', value: 5 },
  ],
  omissions: [{ section: 'corruption', kind: 'sensitive', reason: 'pending' }],
  known: [],
  ...{ updatedAt: '2026-11-20T10:00:00.000Z', updatedBy: null, version: 1 },
};
const view = reportViewOf(report);

const names = {
  BasisForPreparation: "'General Information'!$A$1",
  enum_list_options: 'Lists!$A$1:$A$2',
  NumberOfEmployees: "'General Information'!$A$2",
  TotalEnergyConsumption: "'General Information'!$A$3",
  SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative: "'General Information'!$A$4:$B$4",
  AddressOfSite: "'General Information'!$B$5:$B$7",
  IdentifierOfSiteTypedAxis: "'General Information'!$A$5:$A$7",
  TotalWaterConsumption: "'General Information'!$A$8",
  template_reporting_entity_name: "'General Information'!$A$9",
  template_checkbox_b11_convitions_and_fines_for_corruption_and_bribery: "'General Information'!$A$10",
  template_reporting_template_version: 'Lists!$A$3',
  Assets: '#REF!',
};
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Options {
  ranges?: Record<string, string>;
  employees?: string;
  more?: Record<string, Uint8Array>;
}

/** A small template: formulas, styles, protection, validations, comments and a chart beside the cells to fill. */
function template({ ranges = names, employees = '', more = {} }: Options = {}): Uint8Array {
  const definedNames = Object.entries(ranges)
    .map(([name, range]) => `<definedName name="${name}">${range}</definedName>`)
    .join('');
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="General Information" sheetId="1" r:id="rId1"/><sheet name="Lists" sheetId="2" r:id="rId2"/></sheets><definedNames>${definedNames}</definedNames><calcPr calcId="1"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'worksheet', 'worksheets/sheet2.xml')}${relation(3, 'styles', 'styles.xml')}${relation(4, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="0" applyProtection="1"><protection locked="0"/></xf></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>Option A (basic)</t></si><si><t>Option B</t></si><si><t>1.3.0</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" s="1"/></row><row r="2"><c r="A2" s="1">${employees}</c></row><row r="3"><c r="A3" s="1"/></row><row r="4"><c r="A4" s="1" t="b"><v>0</v></c><c r="B4" s="1" t="b"><v>0</v></c></row><row r="5"><c r="A5" s="1"/><c r="B5" s="1"/></row><row r="8"><c r="A8"><f>A2-A3</f><v>0</v></c></row><row r="9"><c r="A9" s="1"/></row><row r="10"><c r="A10" s="1" t="b"><v>0</v></c></row></sheetData><sheetProtection sheet="1"/><dataValidations count="1"><dataValidation type="list" sqref="A1"><formula1>enum_list_options</formula1></dataValidation></dataValidations><legacyDrawing r:id="rId1" xmlns:r="${relations}"/></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c></row><row r="3"><c r="A3" t="s"><v>2</v></c></row></sheetData></worksheet>`,
    'xl/comments1.xml': `<comments xmlns="${main}"><authors/><commentList/></comments>`,
    'xl/charts/chart1.xml':
      '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"/>',
    'xl/calcChain.xml': `<calcChain xmlns="${main}"><c r="A8" i="1"/></calcChain>`,
  };
  const bytes = Object.entries(parts).map(([name, text]): [string, Uint8Array] => [name, strToU8(text)]);
  return zipSync({ ...Object.fromEntries(bytes), ...more });
}

const rowsOf = async (bytes: Uint8Array) => {
  const [sheet] = await readWorkbook(Buffer.from(bytes));
  return sheet?.data ?? [];
};

test('fills the cells of the named ranges; another library reads them back', async () => {
  const filled = fillTemplate(template(), view);
  expect(filled).toMatchObject({ version: '1.3.0', replaced: [], hasMacros: false });
  expect(filled.calculated).toEqual(['TotalWaterConsumption']);
  const rows = await rowsOf(filled.fill({ replace: false }));
  expect(rows.map((row) => row[0])).toEqual([
    ...['Option A (basic)', 120, 1234.5, false, 3, null, null, 0, 'Müller & Söhne <GmbH>', true],
  ]);
  expect(rows[3]?.[1]).toBe(true);
  expect(rows[4]?.[1]).toBe('Werkstraße 1');
});

test('every other part stays byte for byte, and formulas, styles, validations, comments and charts are kept', () => {
  const before = unzipSync(template());
  const after = unzipSync(fillTemplate(template(), view).fill({ replace: false }));
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const [part, bytes] of Object.entries(before)) {
    if (part === 'xl/worksheets/sheet1.xml' || part === 'xl/workbook.xml') continue;
    expect(Buffer.from(after[part] ?? []).equals(Buffer.from(bytes))).toBe(true);
  }
  const text = (part: string) => strFromU8(after[part] ?? new Uint8Array());
  // The template is asked to calculate when it is opened; nothing else of the workbook changes.
  expect(text('xl/workbook.xml').replace(' fullCalcOnLoad="1"', '')).toBe(
    strFromU8(before['xl/workbook.xml'] as Uint8Array),
  );
  const sheet = text('xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<c r="A8"><f>A2-A3</f><v>0</v></c>');
  expect(sheet).toContain('<c r="A2" s="1"><v>120</v></c>');
  expect(sheet).toContain('<sheetProtection sheet="1"/><dataValidations count="1">');
  expect(sheet).toContain('<legacyDrawing r:id="rId1"');
});

test('what stands there already is shown, and replaced only if that is wanted', async () => {
  const filled = fillTemplate(template({ employees: '<v>99</v>' }), view);
  expect(filled.replaced).toEqual([{ name: 'NumberOfEmployees', before: '99', after: '120' }]);
  expect((await rowsOf(filled.fill({ replace: false })))[1]?.[0]).toBe(99);
  expect(
    (await rowsOf(fillTemplate(template({ employees: '<v>99</v>' }), view).fill({ replace: true })))[1]?.[0],
  ).toBe(120);
});

test('a named range that is gone, or whose sheet is, is named', () => {
  const { NumberOfEmployees: _gone, ...rest } = names;
  const ranges = { ...rest, TotalEnergyConsumption: "'Renamed by hand'!$A$3" };
  expect(fillTemplate(template({ ranges }), view).missing).toEqual(
    expect.arrayContaining(['NumberOfEmployees', 'TotalEnergyConsumption']),
  );
});

test('macros are kept', () => {
  const macros = new Uint8Array([1, 2, 3]);
  const filled = fillTemplate(template({ more: { 'xl/vbaProject.bin': macros } }), view);
  expect(filled.hasMacros).toBe(true);
  expect([...(unzipSync(filled.fill({ replace: false }))['xl/vbaProject.bin'] ?? [])]).toEqual([1, 2, 3]);
});

test.each([
  ['a text', strToU8('Dear customer, ...'), 'notAWorkbook'],
  ['a zip of something else', zipSync({ 'letter.txt': strToU8('Dear customer') }), 'notAWorkbook'],
  ['a workbook of somebody else', template({ ranges: { Budget: 'Lists!$A$1' } }), 'notTheTemplate'],
  [
    'a workbook with a password',
    new Uint8Array([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      ...[...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]),
    ]),
    'password',
  ],
  ['a workbook of before 2007', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'notAWorkbook'],
])('%s is refused', (_name, bytes, fault) => {
  expect(() => fillTemplate(bytes, view)).toThrow(expect.objectContaining({ fault }));
});
