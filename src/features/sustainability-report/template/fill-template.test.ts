import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { withAnnouncedSize } from '../../../../tests/support/announced-size';
import { reportViewOf } from '../report-view';
import { fillTemplate } from './fill-template';
import { lockedWorkbook, testRanges, testTemplate, testView } from './test-template';

const rowsOf = async (bytes: Uint8Array) => {
  const [sheet] = await readWorkbook(Buffer.from(bytes));
  return sheet?.data ?? [];
};

test('fills the cells of the named ranges, and another library can read them', async () => {
  const filled = fillTemplate(testTemplate(), testView);
  expect(filled).toMatchObject({ version: '1.3.0', replaced: [], hasMacros: false });
  expect(filled.calculated).toEqual(['TotalWaterConsumption']);
  const rows = await rowsOf(filled.fill({ replace: false }));
  expect(rows.map((row) => row[0])).toEqual([
    ...['Option A (basic)', 120, 1234.5, false, 3, null, null, 0, 'Müller & Söhne <GmbH>', true],
    ...[38_000, 12.5],
  ]);
  expect(rows[3]?.[1]).toBe(true);
  expect(rows[4]?.slice(1)).toEqual(['Werkstraße 1', '48.3, 14.2 "gate" & yard']);
});

test('writes a value in the unit of the template, and over a suggestion without a result', () => {
  const filled = fillTemplate(testTemplate(), testView);
  expect(filled.replaced).toEqual([]);
  const sheet = strFromU8(
    unzipSync(filled.fill({ replace: false }))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  );
  expect(sheet).toContain('<c r="A11" s="1"><v>38000</v></c><c r="B11" s="1" t="s"><v>5</v></c>');
  // They stay in the calculation chain, so that Excel has nothing to repair.
  expect(sheet).toContain(
    '<c r="C5" s="1" t="str"><f>"48.3, 14.2 ""gate"" &amp; yard"</f><v>48.3, 14.2 "gate" &amp; yard</v></c>',
  );
  expect(sheet).toContain('<c r="A12" s="1"><f>12.5</f><v>12.5</v></c>');
});

test('counts no unit among the values that the template calculates', () => {
  const { TotalWaterConsumption: formula, ...others } = testRanges;
  const ranges = { ...others, TotalUseOfLand: formula, TotalUseOfLand_unit: "'General Information'!$D$8" };
  const sheet = strFromU8(unzipSync(testTemplate())['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const more = {
    'xl/worksheets/sheet1.xml': strToU8(
      sheet.replace('</c></row><row r="9">', '</c><c r="D8"/></row><row r="9">'),
    ),
  };
  expect(fillTemplate(testTemplate({ ranges, more }), testView).calculated).toEqual(['TotalUseOfLand']);
});

test('keeps every other part byte for byte, with formulas, styles, validations, comments and charts', () => {
  const before = unzipSync(testTemplate());
  const after = unzipSync(fillTemplate(testTemplate(), testView).fill({ replace: false }));
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const [part, bytes] of Object.entries(before)) {
    if (part === 'xl/worksheets/sheet1.xml' || part === 'xl/workbook.xml') continue;
    expect(Buffer.from(after[part] ?? []).equals(Buffer.from(bytes))).toBe(true);
  }
  const text = (part: string) => strFromU8(after[part] ?? new Uint8Array());
  // The template is set to recalculate when opened; nothing else in the workbook changes.
  expect(text('xl/workbook.xml').replace(' fullCalcOnLoad="1"', '')).toBe(
    strFromU8(before['xl/workbook.xml'] as Uint8Array),
  );
  const sheet = text('xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<c r="A8"><f>A2-A3</f><v>0</v></c>');
  expect(sheet).toContain('<c r="A2" s="1"><v>120</v></c>');
  expect(sheet).toContain('<sheetProtection sheet="1"/><dataValidations count="1">');
  expect(sheet).toContain('<legacyDrawing r:id="rId1"');
});

test('shows existing content, and replaces it only on request', async () => {
  const filled = fillTemplate(testTemplate({ employees: '<v>99</v>' }), testView);
  expect(filled.replaced).toEqual([{ name: 'NumberOfEmployees', before: '99', after: '120' }]);
  const saved = async (replace: boolean) => (await rowsOf(filled.fill({ replace })))[1]?.[0];
  // The same template may be saved several times.
  expect([await saved(false), await saved(true), await saved(false)]).toEqual([99, 120, 99]);
});

test('lists the volume of what has one cell for mass or volume, and a mass', async () => {
  const { TotalEnergyConsumption: cell, ...others } = testRanges;
  const ranges = { ...others, WeightOfMaterialUsed: cell, VolumeOfMaterialUsed: cell };
  const values = [
    ...testView.report.values,
    { concept: 'WeightOfMaterialUsed', member: '1', value: 4 },
    { concept: 'VolumeOfMaterialUsed', member: '1', value: 7 },
  ];
  const filled = fillTemplate(testTemplate({ ranges }), reportViewOf({ ...testView.report, values }));
  expect(filled.missing).toContain('VolumeOfMaterialUsed');
  expect(filled.missing).not.toContain('WeightOfMaterialUsed');
  expect((await rowsOf(filled.fill({ replace: false })))[2]?.[0]).toBe(4);
});

test('lists a named range that is gone, or whose sheet is', () => {
  const { NumberOfEmployees: _gone, ...rest } = testRanges;
  const ranges = { ...rest, TotalEnergyConsumption: "'Renamed by hand'!$A$3" };
  expect(fillTemplate(testTemplate({ ranges }), testView).missing).toEqual(
    expect.arrayContaining(['NumberOfEmployees', 'TotalEnergyConsumption']),
  );
});

test('finds a sheet renamed in Excel by its names, which Excel updates', async () => {
  const ranges = Object.fromEntries(
    Object.entries(testRanges).map(([name, range]) => [
      name,
      range.replace("'General Information'", "'B1 &amp; B2''s'"),
    ]),
  );
  const bytes = testTemplate({ ranges, sheet: 'B1 &amp; B2&apos;s' });
  const filled = fillTemplate(bytes, testView);
  expect(filled.missing).toEqual(fillTemplate(testTemplate(), testView).missing);
  expect((await rowsOf(filled.fill({ replace: false })))[1]?.[0]).toBe(120);
});

test('writes scope 3 into the cells of its categories, and ticks the question above them', () => {
  const label = (row: number, name: string) =>
    `<c r="A${row}" t="str"><f>template_label_${name}</f><v>x</v></c>`;
  const sheet = `<worksheet><sheetData><row r="1">${label(1, 'is_the_undertaking_disclosing_entity_specific_information_on_scope_3_emissions')}<c r="G1" s="1" t="b"><v>0</v></c></row><row r="2">${label(2, '1_purchased_goods_and_services')}<c r="D2" s="1"/></row><row r="3">${label(3, '15_investments')}<c r="D3" s="1"/></row><row r="4"><c r="D4" t="str"><f>IF(G1=TRUE,SUM(D2:D3),"-")</f><v>-</v></c></row></sheetData><sheetProtection sheet="1"/></worksheet>`;
  const ranges = { ...testRanges, GrossScope3GreenhouseGasEmissions_CurrentlyStatedMember: 'Lists!$D$4' };
  const view = reportViewOf({
    ...testView.report,
    values: [],
    known: (
      [
        ['Scope3Category1', 70.25],
        ['Scope3Category4', 3],
        ['Scope3Category15', 5],
      ] as const
    ).map(([concept, value]) => ({ ...{ concept, member: '', value }, source: 'carbonAccount' })),
  });
  const filled = fillTemplate(
    testTemplate({ ranges, more: { 'xl/worksheets/sheet2.xml': strToU8(sheet) } }),
    view,
  );
  expect(filled.calculated).toEqual(['GrossScope3GreenhouseGasEmissions']);
  // This sheet has no row for category 4.
  expect(filled.missing).toContain('Scope3Category4');
  const written = strFromU8(
    unzipSync(filled.fill({ replace: false }))['xl/worksheets/sheet2.xml'] ?? new Uint8Array(),
  );
  expect(written).toContain('<c r="G1" s="1" t="b"><v>1</v></c>');
  expect(written).toContain('<c r="D2" s="1"><v>70.25</v></c>');
  expect(written).toContain('<c r="D3" s="1"><v>5</v></c>');
  expect(written).toContain('<f>IF(G1=TRUE,SUM(D2:D3),"-")</f>');
});

const employeesIn = 'NumberOfEmployeesForCountryOfEmploymentContract';
const convictions = 'TotalNumberOfConvictionsForTheViolationOfAntiCorruptionAndAntiBriberyLaws';
const questionOf = {
  energy: 'has_the_undertaking_obtained_the_necessary_information_to_provide_an_energy_consumption_breakdown',
  countries: 'undertaking_operating_in_more_than_one_country',
  corruption: 'has_the_undertaking_incurred_in_convictions_and_fines_in_the_reporting_period',
} as const;

test.each<
  [string, keyof typeof questionOf, [concept: string, member: string, value: number][], ticked: number]
>([
  ['a breakdown of energy', 'energy', [['EnergyConsumptionFromElectricity', 'RenewableEnergy', 0]], 1],
  ['no breakdown of energy', 'energy', [['TotalEnergyConsumption', '', 5]], 0],
  [
    'two countries',
    'countries',
    [
      [employeesIn, 'AT', 5],
      [employeesIn, 'DE', 2],
    ],
    1,
  ],
  ['one country', 'countries', [[employeesIn, 'AT', 5]], 0],
  ['a conviction', 'corruption', [[convictions, '', 1]], 1],
  ['that there were no convictions', 'corruption', [[convictions, '', 0]], 0],
])('with %s, the question before %s is answered', (_what, block, values, ticked) => {
  const label = `<c r="A1" t="str"><f>template_label_${questionOf[block]}</f><v>x</v></c>`;
  const sheet = `<worksheet><sheetData><row r="1">${label}<c r="G1" s="1" t="b"><v>0</v></c></row></sheetData></worksheet>`;
  const view = reportViewOf({
    ...testView.report,
    values: values.map(([concept, member, value]) => ({ concept, member, value })),
    omissions: [],
  });
  const bytes = testTemplate({ more: { 'xl/worksheets/sheet3.xml': strToU8(sheet) } });
  const filled = unzipSync(fillTemplate(bytes, view).fill({ replace: false }));
  expect(strFromU8(filled['xl/worksheets/sheet3.xml'] ?? new Uint8Array())).toContain(
    `<c r="G1" s="1" t="b"><v>${ticked}</v></c>`,
  );
});

test('macros are kept', () => {
  const macros = new Uint8Array([1, 2, 3]);
  const filled = fillTemplate(testTemplate({ more: { 'xl/vbaProject.bin': macros } }), testView);
  expect(filled.hasMacros).toBe(true);
  expect([...(unzipSync(filled.fill({ replace: false }))['xl/vbaProject.bin'] ?? [])]).toEqual([1, 2, 3]);
});

test.each([
  ['a text', strToU8('Dear customer, ...'), 'notAWorkbook'],
  ['a report in JSON', strToU8('\uFEFF {"documentInfo": {}, "facts": {}}'), 'json'],
  ['a zip of something else', zipSync({ 'letter.txt': strToU8('Dear customer') }), 'notAWorkbook'],
  ['a workbook of somebody else', testTemplate({ ranges: { Budget: 'Lists!$A$1' } }), 'notTheTemplate'],
  ['a few kilobytes that stand for gigabytes', withAnnouncedSize(testTemplate(), 4e9), 'tooLarge'],
  ['a workbook with a password', lockedWorkbook, 'password'],
  ['a workbook of before 2007', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'notAWorkbook'],
])('%s is refused', (_name, bytes, fault) => {
  expect(() => fillTemplate(bytes, testView)).toThrow(expect.objectContaining({ fault }));
});
