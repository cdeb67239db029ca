import type { Concept } from '../../../../core/vsme/taxonomy';
import { pollutants } from '../../../../data/vsme/members';
import { sections } from '../../../../data/vsme/sections';
import type { Cells } from './cells';
import { omissionBoxes, partBoxes } from './omission-boxes';
import { cellAt, type CellPlace, type Workbook } from './workbook';

/** The template's list for a choice, with our options in its order. */
const orders: Readonly<Record<string, readonly [list: string, options: readonly string[]]>> = {
  BasisForPreparation: [
    'enum_list_options',
    ['OptionABasicModuleOnlyMember', 'OptionBBasicModuleAndComprehensiveModuleMember'],
  ],
  EmployeeCountingMethodology: [
    'enum_employee_methodology',
    ['AtTheEndOfTheReportingPeriodMember', 'AverageDuringTheReportingPeriodMember'],
  ],
  UndertakingsLegalForm: [
    'enum_ListLegalForms',
    [
      'PrivateLimitedLiabilityUndertakingMember',
      'SoleProprietorshipMember',
      'PartnershipMember',
      'CooperativeMember',
      'OtherUndertakingsLegalFormMember',
    ],
  ],
  EntityIdentifierScheme: ['enum_ListIdentifier', ['LEI', 'DUNS', 'EUID', 'PermID']],
};

/** Choices that the template lists only in the cell's validation, in English in every language. */
const written: Readonly<Record<string, string>> = {
  IndividualMember: 'Sustainability report prepared on an individual basis',
  ConsolidatedMember: 'Sustainability report prepared on a consolidated basis',
  HeadcountMember: 'Headcount',
  'Full-TimeEquivalentFTEMember': 'Full-time equivalent (FTE)',
};

/** Answers chosen as a word; all others are boxes. */
const yesNo: ReadonlySet<string> = new Set([
  'UndertakingAppliesCircularEconomyPrinciples',
  'DisclosureOfWhetherItHasUndertakenClimateChangeAdaptationActionsForAnyClimateRelatedHazardsAndTransitionEvents',
  'EmployeesReceivePayEqualOrAboveMinimumWageDeterminedByNationalLawOrCollectiveAgreement',
  'UndertakingHasACodeOfConductOrHumanRightsPolicyForItsOwnWorkforce',
  'UndertakingHasAComplaintHandlingMechanismForItsOwnWorkforce',
  'UndertakingHasConfirmedHumanRightsIncidentsInItsOwnWorkforce',
  'UndertakingIsAwareOfAnyConfirmedIncidentsInvolvingWorkersInTheValueChainAffectedCommunitiesConsumersAndEndUsers',
]);

/** From our unit to the one that a template may be set to. */
const conversions: Readonly<Record<string, Readonly<Record<string, (value: number) => number>>>> = {
  kg: { t: (value) => value / 1_000 },
  t: { kg: (value) => exact(value * 1_000) },
  ha: { m2: (value) => exact(value * 10_000) },
};

/** Removes floating-point noise. */
const exact = (value: number): number => Number(value.toPrecision(15));

/** The choices of a template in its own words and language; undefined for what it does not offer. */
export function createLists(workbook: Workbook, cells: Cells) {
  const known = new Map<string, readonly string[]>();
  const list = (name: string): readonly string[] => {
    const found = known.get(name) ?? readList(name);
    known.set(name, found);
    return found;
  };
  const readList = (name: string): string[] => {
    const range = workbook.names.get(name);
    if (!range) return [];
    return Array.from({ length: range.rows[1] - range.rows[0] + 1 }, (_, row) => {
      const place = cellAt(range, row);
      return (place && cells.find(place)?.shown) ?? '';
    });
  };
  const at = (name: string, index: number): string | undefined => list(name)[index] || undefined;
  /** A whole disclosure as in the list, in the order of their numbers; the list's name ends before its last ones. */
  const wholeDisclosure = (number: string): string | undefined => {
    const range = workbook.names.get('enum_ListOmittedDisclosures');
    const row = Number(number.slice(1)) - 1 + (number.startsWith('C') ? 11 : 0);
    const place = range && cellAt({ ...range, rows: [range.rows[0], range.rows[0] + row] }, row);
    const shown = (place && cells.find(place)?.shown) ?? '';
    return shown.startsWith(`${number} `) ? shown : undefined;
  };
  /** A part of a disclosure as in the table of contents, in the column before its box and its status. */
  const partOfDisclosure = (member: string): string | undefined => {
    const id = sections.find(({ omittedAs }) => omittedAs === member)?.id ?? '';
    const name = partBoxes[member] ?? omissionBoxes[id];
    const box = typeof name === 'string' ? workbook.names.get(`template_checkbox_${name}`) : undefined;
    const place =
      box &&
      cellAt({ ...box, columns: [box.columns[0] - 2, box.columns[0]], rows: [box.rows[0], box.rows[0]] });
    return (place && cells.find(place)?.shown) || undefined;
  };
  const unitWord = (unit: string): string | undefined => {
    const area = ['ha', 'm2'].indexOf(unit);
    return area >= 0
      ? at('enum_ListHectM2', area)
      : at('enum_ListUnitMeasurement', ['kg', 't', 'm3'].indexOf(unit));
  };

  return {
    answer: ({ name }: Concept, value: boolean): string | boolean | undefined =>
      yesNo.has(name) ? at('enum_ListYesNo', value ? 0 : 1) : value,
    option({ name, optionList }: Concept, option: string): string | undefined {
      if (optionList === 'countries')
        return at('enum_ListCountriesName', list('enum_ListCountiesCode').indexOf(option));
      if (optionList === 'nace')
        return list('enum_ListNACETechnicalName').find((line) => naceOf(line) === option);
      const [names, options] = orders[name] ?? [];
      return names && options ? at(names, options.indexOf(option)) : written[option];
    },
    disclosure(member: string): string | undefined {
      const [, number] = /^([BC]\d+)-/u.exec(member) ?? [];
      return number === undefined ? partOfDisclosure(member) : wholeDisclosure(number);
    },
    /** Whether a transition plan is planned, or else adopted. */
    planStatus: (isPlanned: boolean) => at('enum_ImplementationStatus', isPlanned ? 0 : 1),
    country: (code: string) => at('enum_ListCountriesName', list('enum_ListCountiesCode').indexOf(code)),
    pollutant: (member: string) => at('enum_ListPollutants', pollutants.indexOf(member)),
    waste: (code: string) =>
      list('enum_ListTypeOfWastes').find(
        (line) => line.replace(/\D/gu, '').startsWith(code.slice(0, 6)) && /^\s*\d\d \d\d \d\d/u.test(line),
      ),
    unit: unitWord,
    /** Converts a number from `unit` to the unit named in a cell; undefined if none applies. */
    scale(unit: string, place: CellPlace): ((value: number) => number) | undefined {
      const named = cells.find(place)?.shown ?? '';
      const others = Object.entries(conversions[unit] ?? {});
      return named === '' ? undefined : others.find(([other]) => unitWord(other) === named)?.[1];
    },
  };
}

export type Lists = ReturnType<typeof createLists>;

/** `NACE C - 24.53 Casting of light metals` is C2453; `NACE A - AGRICULTURE` is A. */
function naceOf(line: string): string | undefined {
  const [, section = '', digits = ''] = /^NACE ([A-V]) - ([\d.]*)/u.exec(line) ?? [];
  return section === '' ? undefined : section + digits.replaceAll('.', '');
}
