import fc from 'fast-check';
import { edition } from '../../data/vsme/edition';
import { taxonomy } from '../../data/vsme/taxonomy';
import { wasteNames } from '../../data/vsme/waste';
import { factsOf, moduleValue, type ReportContent } from './facts';
import { anyReport } from '../../tests/support/vsme/any-report';
import type { RowsKind } from './taxonomy';
import { decimalText, toXbrlJson } from './xbrl-json';

const names = new Map(wasteNames);
const context = {
  entity: { scheme: 'http://standards.iso.org/iso/17442', identifier: '529900T8BM49AURSDO55' },
  period: { start: '2025-01-01', end: '2025-12-31' },
  currency: 'EUR',
  edition,
  wasteName: (code: string) => names.get(code) ?? '',
};
const write = (content: ReportContent) => toXbrlJson(content, factsOf(content, taxonomy), taxonomy, context);
const all = { values: [moduleValue('comprehensive')], omissions: [], known: [] };
const only = (values: ReportContent['values']) => {
  const { facts } = write({ ...all, values: [...all.values, ...values] });
  return Object.values(facts).filter(
    ({ dimensions }) => dimensions['concept'] !== 'vsme:BasisForPreparation',
  );
};

const units: Readonly<Record<string, string>> = {
  energy: 'utr:MWh',
  ghgEmissions: 'utr:tCO2e',
  ghgEmissionsPerMonetary: 'utr:tCO2e/iso4217:EUR',
  volume: 'utr:m3',
  area: 'utr:ha',
  monetary: 'iso4217:EUR',
};

/** The members of a table as named in a report. */
function membersOf(rows: RowsKind): string[] {
  return [...(taxonomy.membersOf(rows) ?? [])].map((member) => {
    if (rows === 'countries') return `country:${member}`;
    if (rows !== 'waste') return `vsme:${member}Member`;
    const kind = member.endsWith('*') ? 'Hazardous' : 'Non-Hazardous';
    return `waste:W-${member.slice(0, 6)}-${kind}-${names.get(member)}Member`;
  });
}

test('every fact is a concept of the taxonomy with its period, unit and a member that it allows', () => {
  fc.assert(
    fc.property(anyReport, (report) => {
      for (const { value, dimensions } of Object.values(write(report).facts)) {
        const { concept: name = '', entity, period, unit, ...others } = dimensions;
        const concept = taxonomy.concepts.get(name.replace('vsme:', ''));
        expect(concept).toBeDefined();
        expect(entity).toBe('scheme:529900T8BM49AURSDO55');
        if (!('vsme:ReportingScopesAxis' in others))
          expect(period).toBe(
            concept?.period === 'instant' ? '2026-01-01T00:00:00' : '2025-01-01T00:00:00/2026-01-01T00:00:00',
          );
        if (concept?.type === 'mass') expect(unit).toMatch(/^utr:(kg|t)$/u);
        else expect(unit).toBe(units[concept?.type ?? '']);
        expect(value).not.toBe('');
        for (const [axis, member] of Object.entries(others)) {
          const tables = taxonomy.sections.flatMap(({ table, concepts }) =>
            table && concepts.flat().includes(concept?.name ?? '') ? [table] : [],
          );
          const table = tables.find((each) => `vsme:${each.axis}` === axis);
          expect(table).toBeDefined();
          if (table && table.rows !== 'own') expect(membersOf(table.rows)).toContain(member);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('no two facts are about the same', () => {
  fc.assert(
    fc.property(anyReport, (report) => {
      const said = Object.values(write(report).facts).map(({ dimensions }) => JSON.stringify(dimensions));
      expect(new Set(said).size).toBe(said.length);
    }),
    { numRuns: 100 },
  );
});

test('values outside the module, omitted or not applicable, are no facts', () => {
  const values = [
    { concept: 'NumberOfEmployees', member: '', value: 120 },
    { concept: 'GenderDiversityRatioInGovernanceBody', member: '', value: 0.5 },
  ];
  const named = (content: ReportContent) =>
    Object.values(write(content).facts).map(({ dimensions }) => dimensions['concept']);
  expect(named({ values, omissions: [], known: [] })).toEqual(['vsme:NumberOfEmployees']);
  const omissions = [{ section: 'governanceBody', kind: 'sensitive' as const, reason: 'A family' }];
  expect(named({ ...all, values: [...all.values, ...values], omissions })).toEqual([
    'vsme:BasisForPreparation',
    'vsme:ListOfOmittedDisclosuresDeemedToBeClassifiedOrSensitiveInformation',
    'vsme:NumberOfEmployees',
  ]);
});

test('members, options and percentages are written as in the taxonomy', () => {
  expect(
    only([
      { concept: 'EnergyConsumptionFromFuels', member: 'RenewableEnergy', value: 12.5 },
      { concept: 'WasteDirectedToDisposalMass', member: '100308*', value: 700 },
      { concept: 'AddressOfSite', member: '2', value: 'Werkstraße 1' },
      { concept: 'CountryOfSite', member: '2', value: 'AT' },
      { concept: 'NaceSectorClassificationCodes', member: '', value: ['C2453', 'C2442'] },
      { concept: 'PercentageOfEmployeesCoveredByCollectiveBargainingAgreements', member: '', value: 12.3 },
    ]).map(({ value, dimensions: { concept, unit, entity: _e, period: _p, ...rest } }) => [
      concept,
      value,
      unit,
      rest,
    ]),
  ).toEqual([
    ['vsme:NaceSectorClassificationCodes', 'nace:NACE_C2442 nace:NACE_C2453', undefined, {}],
    ['vsme:AddressOfSite', 'Werkstraße 1', undefined, { 'vsme:IdentifierOfSiteTypedAxis': '2' }],
    ['vsme:CountryOfSite', 'country:AT', undefined, { 'vsme:IdentifierOfSiteTypedAxis': '2' }],
    ['vsme:EnergyConsumptionFromFuels', '12.5', 'utr:MWh', {}],
    [
      'vsme:EnergyConsumptionFromFuels',
      '12.5',
      'utr:MWh',
      { 'vsme:BreakdownOfEnergyConsumptionAxis': 'vsme:RenewableEnergyMember' },
    ],
    [
      'vsme:WasteDirectedToDisposalMass',
      '700',
      'utr:kg',
      { 'vsme:TypeOfWasteAxis': 'waste:W-100308-Hazardous-SaltSlagsFromSecondaryProductionMember' },
    ],
    [
      'vsme:TotalWasteRecycledReusedAndDirectedToDisposalMass',
      '700',
      'utr:kg',
      { 'vsme:TypeOfWasteAxis': 'waste:W-100308-Hazardous-SaltSlagsFromSecondaryProductionMember' },
    ],
    ['vsme:TotalHazardousWasteGeneratedMass', '700', 'utr:kg', {}],
    ['vsme:TotalWasteGeneratedMass', '700', 'utr:kg', {}],
    ['vsme:PercentageOfEmployeesCoveredByCollectiveBargainingAgreements', '0.123', undefined, {}],
  ]);
});

test('emissions of the base year and of the target year are for these years', () => {
  const scope1 = 'GrossScope1GreenhouseGasEmissions';
  const values = [
    { concept: scope1, member: '', value: 90 },
    { concept: scope1, member: 'BaselineYear', value: 120 },
    { concept: scope1, member: 'TargetYear', value: 60 },
    { concept: 'GreenhouseGasEmissionReductionTargetBaseYear', member: '', value: 2019 },
  ];
  const periods = ({ facts }: ReturnType<typeof toXbrlJson>) =>
    Object.values(facts)
      .filter(({ dimensions }) => dimensions['concept'] === `vsme:${scope1}`)
      .map(({ value, dimensions }) => [value, dimensions['period']]);
  const content = { ...all, values: [...all.values, ...values] };
  const year = { start: '2025-07-01', end: '2026-06-30' };
  const report = toXbrlJson(content, factsOf(content, taxonomy), taxonomy, { ...context, period: year });
  const reported = '2025-07-01T00:00:00/2026-07-01T00:00:00';
  expect(periods(report)).toEqual([
    ['90', reported],
    ['120', '2019-07-01T00:00:00/2020-07-01T00:00:00'],
    // The report names no target year.
    ['60', reported],
  ]);
  const omissions = [{ section: 'targetYears', kind: 'sensitive' as const, reason: '' }];
  expect(periods(write({ ...content, omissions })).map(([, period]) => period)).toEqual(
    Array(3).fill('2025-01-01T00:00:00/2026-01-01T00:00:00'),
  );
});

test('calculated numbers state to how many places they are accurate, so that totals equal their parts', () => {
  const { facts } = write({
    ...all,
    known: [
      ['GrossScope1GreenhouseGasEmissions', 3678.57275965],
      ['GrossLocationBasedScope2GreenhouseGasEmissions', 1693.6639475999998],
    ].map(([concept, value]) => ({
      ...{ concept: String(concept), member: '', value: Number(value) },
      source: 'carbonAccount' as const,
    })),
  });
  const emissions = Object.values(facts).filter(({ dimensions }) => dimensions['unit'] === 'utr:tCO2e');
  expect(emissions.map(({ value, decimals }) => [value, decimals])).toEqual([
    ['3678.57275965', undefined],
    ['1693.6639475999998', 8],
    ['5372.23670725', undefined],
  ]);
  const [part1 = 0, part2 = 0, total] = emissions.map(({ value }) => Number(value));
  expect(part1 + part2).toBeCloseTo(total ?? 0, 8);
});

test('text blocks are XHTML, other texts are plain, and neither has control characters', () => {
  const text = 'R&D < 5 %\nand\tmore\u0007';
  expect(
    only([
      { concept: 'DescriptionOfMainBusinessRelationships', member: '', value: text },
      { concept: 'AddressOfSite', member: '1', value: 'Müller & Söhne\u0000' },
    ]).map(({ value }) => value),
  ).toEqual(['Müller & Söhne', 'R&amp;D &lt; 5 %<br/>and\tmore']);
});

test('scope 3 is written as its total: the taxonomy has no concepts for its categories', () => {
  const categories = { concept: 'Scope3Category1', member: '', value: 70 };
  expect(only([categories]).map(({ value, dimensions }) => [dimensions['concept'], value])).toEqual([
    ['vsme:GrossScope3GreenhouseGasEmissions', '70'],
  ]);
});

test.each([
  [0.000000812, '0.000000812'],
  [-3e-9, '-0.000000003'],
  [1234567.125, '1234567.125'],
])('%s keeps all its digits without an exponent', (number, text) => {
  expect(decimalText(number)).toBe(text);
  expect(Number(text)).toBe(number);
});
