import { strToU8, zipSync } from 'fflate';
import type { SustainabilityReport } from '../../../../core/contracts/sustainability-report';
import { reportViewOf } from '../report-view';

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
    { concept: 'TotalUseOfLand', member: '', value: 3.8 },
    { concept: 'GPSLocationOfSite', member: '3', value: '48.3, 14.2 "gate" & yard' },
    { concept: 'EnergyConsumptionFromFuels', member: 'RenewableEnergy', value: 12.5 },
  ],
  omissions: [{ section: 'corruption', kind: 'sensitive', reason: 'pending' }],
  known: [],
  ...{ updatedAt: '2026-11-20T10:00:00.000Z', updatedBy: null, version: 1 },
};
export const testView = reportViewOf(report);

export const testRanges = {
  BasisForPreparation: "'General Information'!$A$1",
  enum_list_options: 'Lists!$A$1:$A$2',
  NumberOfEmployees: "'General Information'!$A$2",
  TotalEnergyConsumption: "'General Information'!$A$3",
  SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative: "'General Information'!$A$4:$B$4",
  AddressOfSite: "'General Information'!$B$5:$B$7",
  GPSLocationOfSite: "'General Information'!$C$5:$C$7",
  IdentifierOfSiteTypedAxis: "'General Information'!$A$5:$A$7",
  TotalWaterConsumption: "'General Information'!$A$8",
  template_reporting_entity_name: "'General Information'!$A$9",
  template_checkbox_b11_convitions_and_fines_for_corruption_and_bribery: "'General Information'!$A$10",
  TotalUseOfLand: "'General Information'!$A$11",
  TotalUseOfLand_unit: "'General Information'!$B$11",
  enum_ListHectM2: 'Lists!$A$5:$A$6',
  EnergyConsumptionFromFuels_RenewableEnergyMember: "'General Information'!$A$12",
  template_reporting_template_version: 'Lists!$A$3',
  template_selected_display_language: 'Lists!$A$4',
  Assets: '#REF!',
};
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface TemplateOptions {
  ranges?: Record<string, string>;
  /** Name of the sheet with the cells, XML-escaped. */
  sheet?: string;
  employees?: string;
  version?: string;
  language?: string;
  more?: Record<string, Uint8Array>;
}

/**
 * A small template: formulas, styles, protection, validations, comments and a chart around the cells to fill.
 */
export function testTemplate({
  ranges = testRanges,
  sheet = 'General Information',
  employees = '',
  version = '1.3.0',
  language = 'English',
  more = {},
}: TemplateOptions = {}): Uint8Array {
  const definedNames = Object.entries(ranges)
    .map(([name, range]) => `<definedName name="${name}">${range}</definedName>`)
    .join('');
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/><sheet name="Lists" sheetId="2" r:id="rId2"/></sheets><definedNames>${definedNames}</definedNames><calcPr calcId="1"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'worksheet', 'worksheets/sheet2.xml')}${relation(3, 'styles', 'styles.xml')}${relation(4, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="0" applyProtection="1"><protection locked="0"/></xf></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>Option A (basic)</t></si><si><t>Option B</t></si><si><t>${version}</t></si><si><t>${language}</t></si><si><t>hectares (ha)</t></si><si><t>squared meters (m2)</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" s="1"/></row><row r="2"><c r="A2" s="1">${employees}</c></row><row r="3"><c r="A3" s="1"/></row><row r="4"><c r="A4" s="1" t="b"><v>0</v></c><c r="B4" s="1" t="b"><v>0</v></c></row><row r="5"><c r="A5" s="1"/><c r="B5" s="1"/><c r="C5" s="1" t="str"><f>IF(B5="","-",B5)</f><v>-</v></c></row><row r="8"><c r="A8"><f>A2-A3</f><v>0</v></c></row><row r="9"><c r="A9" s="1"/></row><row r="10"><c r="A10" s="1" t="b"><v>0</v></c></row><row r="11"><c r="A11" s="1"/><c r="B11" s="1" t="s"><v>5</v></c></row><row r="12"><c r="A12" s="1" t="str"><f>IF(A3=1,A3,"-")</f><v>-</v></c></row></sheetData><sheetProtection sheet="1"/><dataValidations count="1"><dataValidation type="list" sqref="A1"><formula1>enum_list_options</formula1></dataValidation></dataValidations><legacyDrawing r:id="rId1" xmlns:r="${relations}"/></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c></row><row r="3"><c r="A3" t="s"><v>2</v></c></row><row r="4"><c r="A4" t="s"><v>3</v></c></row><row r="5"><c r="A5" t="s"><v>4</v></c></row><row r="6"><c r="A6" t="s"><v>5</v></c></row></sheetData></worksheet>`,
    'xl/comments1.xml': `<comments xmlns="${main}"><authors/><commentList/></comments>`,
    'xl/charts/chart1.xml':
      '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"/>',
    'xl/calcChain.xml': `<calcChain xmlns="${main}"><c r="A8" i="1"/><c r="C5"/><c r="A12"/></calcChain>`,
  };
  const bytes = Object.entries(parts).map(([name, text]): [string, Uint8Array] => [name, strToU8(text)]);
  return zipSync({ ...Object.fromEntries(bytes), ...more });
}

/** The relevant first bytes of a password-protected workbook. */
export const lockedWorkbook = new Uint8Array([
  ...[0xd0, 0xcf, 0x11, 0xe0],
  ...[...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]),
]);
