import { strFromU8, strToU8, unzipSync } from 'fflate';
import type { EnteredValue, Omission } from '../../../../core/terms/report-value';
import { reportViewOf } from '../report-view';
import { fillTemplate } from './fill-template';
import { testRanges, testTemplate, testView } from './test-template';

const comprehensive = 'OptionBBasicModuleAndComprehensiveModuleMember';
const plan =
  'DescriptionOfATransitionPlanForClimateChangeMitigationIncludingAnExplanationOfHowItIsContributingToReduceGhgEmissions';
const adoption = 'DateOfAdoptionOfTransitionPlanForUndertakingNotHavingAdoptedTransitionPlanYet';
const covered = 'PercentageOfEmployeesCoveredByCollectiveBargainingAgreements';
const excluded = 'UndertakingsAreExcludedFromAnyEuReferenceBenchmarksThatAreAlignedWithTheParisAgreement';
const unchanged = 'ListOfDisclosuresForWhichNoChangesAreReportedComparedToThePreviousPeriodReporting';
const issues = 'SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative';

const label = (ref: string, name: string, shown = 'x') =>
  `<c r="${ref}" t="str"><f>template_label_${name}</f><v>${shown}</v></c>`;
const text = (ref: string, shown: string) => `<c r="${ref}" t="inlineStr"><is><t>${shown}</t></is></c>`;
const input = (ref: string) => `<c r="${ref}" s="1"/>`;
const box = (ref: string) => `<c r="${ref}" s="1" t="b"><v>0</v></c>`;
const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;
const sheetOf = (...rows: string[]) =>
  strToU8(`<worksheet><sheetData>${rows.join('')}</sheetData><sheetProtection sheet="1"/></worksheet>`);

const ranges = {
  ...testRanges,
  [plan]: 'Lists!$D$2',
  [adoption]: 'Lists!$D$6',
  [excluded]: 'Lists!$H$8',
  [covered]: 'Lists!$D$10',
  [issues]: 'Lists!$D$11:$M$11',
  [unchanged]: 'Lists!$E$12:$E$15',
  enum_ImplementationStatus: 'Lists!$S$1:$S$2',
  enum_ListOmittedDisclosures: 'Lists!$T$1:$T$2',
  template_checkbox_b8_gender: 'Lists!$D$16',
  template_checkbox_b10_remuneration_and_collective_bargaining: 'Lists!$D$17',
  template_checkbox_b10_number_annual_training_hours_per_employee: 'Lists!$D$18',
};
const disclosures = ['B1 - Basis', ...Array<string>(18).fill('-'), 'C9 - Ratio'];
const sheet = sheetOf(
  row(
    1,
    label('C1', 'status_of_implementation_of_a_transition_plan_in_relation_to_climate_change_mitigation'),
    input('D1'),
    text('S1', 'Planned'),
    text('T1', 'B1 - Basis'),
  ),
  row(2, input('D2'), text('S2', 'Adopted'), text('T2', '-')),
  row(3, input('I3')),
  row(4, input('I4')),
  row(5, input('I5')),
  row(6, '<c r="D6" t="str"><f>IF(OR(ISBLANK(I3), ISBLANK(I4), ISBLANK(I5)), "-", I3)</f><v>-</v></c>'),
  row(7, label('C7', 'none_of_the_above'), box('H7')),
  row(8, '<c r="H8" t="str"><f>IF(H7,"NO","-")</f><v>-</v></c>'),
  row(9, label('C9', 'number_of_employees_covered_by_collective_bargaining_agreements'), input('D9')),
  row(10, '<c r="D10" t="str"><f>IF(D9="","-",D9/120)</f><v>-</v></c>'),
  row(11, box('C11'), ...[...'DEFGHIJKLM'].map((column) => box(`${column}11`))),
  ...[12, 13, 14, 15].map((number) => row(number, input(`E${number}`))),
  row(16, text('B16', 'B8 - Gender'), box('D16')),
  row(17, text('B17', 'B10 - Pay'), box('D17'), text('T17', '-')),
  row(18, text('B18', 'B10 - Training'), box('D18'), text('T18', '-')),
  ...disclosures.slice(18).map((shown, index) => row(19 + index, text(`T${19 + index}`, shown))),
);

function filledWith(values: readonly EnteredValue[], omissions: Omission[] = []) {
  const view = reportViewOf({
    ...testView.report,
    omissions,
    values: [{ concept: 'BasisForPreparation', member: '', value: comprehensive }, ...values],
  });
  const filled = fillTemplate(testTemplate({ ranges, more: { 'xl/worksheets/sheet2.xml': sheet } }), view);
  const parts = unzipSync(filled.fill({ replace: false }));
  const xml = strFromU8(parts['xl/worksheets/sheet2.xml'] ?? new Uint8Array());
  const shown = (ref: string) => {
    const [, content = ''] = new RegExp(`<c r="${ref}"[^>]*?(?:/>|>(.*?)</c>)`, 'u').exec(xml) ?? [];
    return content.replace(/<f>.*<\/f>/u, '').replaceAll(/<[^>]+>/gu, '');
  };
  return { filled, shown };
}
const of = (concept: string, value: EnteredValue['value']): EnteredValue => ({ concept, member: '', value });

test('a transition plan to come has its status, and its date in the cells that the date is made from', () => {
  const { shown } = filledWith([of(adoption, '2027-03-31')]);
  expect(['D1', 'I3', 'I4', 'I5'].map(shown)).toEqual(['Planned', '2027', '3', '31']);
});

test('a transition plan without a date has been adopted; without a plan there is no status', () => {
  expect(filledWith([of(plan, 'Furnaces become electric.')]).shown('D1')).toBe('Adopted');
  expect(filledWith([]).shown('D1')).toBe('');
});

test.each([
  [false, '1'],
  // The report does not say which of the criteria applies.
  [true, '0'],
])('excluded from the benchmarks: %s ticks “None of the above”: %s', (value, ticked) => {
  expect(filledWith([of(excluded, value)]).shown('H7')).toBe(ticked);
});

test('the employees covered by collective agreements are given as a number, too', () => {
  expect(filledWith([of(covered, 33.3), of('NumberOfEmployees', 120)]).shown('D9')).toBe('40');
  expect(filledWith([of(covered, 33.3)]).shown('D9')).toBe('');
});

test('issues with a practice or policy tick the question before them', () => {
  const { shown } = filledWith([of(issues, ['PollutionMember'])]);
  expect(['C11', 'D11', 'E11'].map(shown)).toEqual(['1', '0', '1']);
  expect(filledWith([]).shown('C11')).toBe('0');
});

test('unchanged disclosures are listed in the words of the template; others are named as missing', () => {
  const { filled, shown } = filledWith([
    of(unchanged, [
      'B1-BasisForPreparationMember',
      'C9-GenderDiversityRatioInTheGovernanceBodyMember',
      'B10NumberOfTrainingHoursPerEmployeeMember',
      'C3-GhgReductionTargetsAndClimateTransitionMember',
    ]),
  ]);
  expect(['E12', 'E13', 'E14', 'E15'].map(shown)).toEqual(['B1 - Basis', 'C9 - Ratio', 'B10 - Training', '']);
  expect(filled.missing).toContain(unchanged);
});

test('an unchanged section is listed in the words of the table of contents', () => {
  expect(filledWith([of(unchanged, ['B8GenderMember'])]).shown('E12')).toBe('B8 - Gender');
});

test('a section that the template divides ticks all its boxes when it is omitted', () => {
  const { shown } = filledWith([], [{ section: 'payAndTraining', kind: 'sensitive', reason: '' }]);
  expect(['D16', 'D17', 'D18'].map(shown)).toEqual(['0', '1', '1']);
});

test('the company’s identifier is written without spaces', () => {
  const values = [of('EntityIdentifier', '529900 T8BM49AURSDO55')];
  const view = reportViewOf({ ...testView.report, values });
  const bytes = testTemplate({
    ranges: { ...testRanges, template_reporting_entity_identifier: "'General Information'!$A$2" },
  });
  const parts = unzipSync(fillTemplate(bytes, view).fill({ replace: false }));
  expect(strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('529900T8BM49AURSDO55');
});
