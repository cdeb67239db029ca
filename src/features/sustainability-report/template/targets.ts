import { percentToRatio } from '../../../../core/vsme/xbrl-json';
import { isCategoryConcept } from '../../../../core/vsme/scope-3-categories';
import type { Concept, ReportSection } from '../../../../core/vsme/taxonomy';
import { unitOf } from '../../../../core/vsme/units';
import { linesOf, type ReportLine } from '../../../domain/reports/section-lines';
import { reportLines } from '../report-lines';
import type { ReportView } from '../report-view';
import type { Cells, CellValue } from './cells';
import { inputTargets } from './input-targets';
import { labelledRows } from './labels';
import { createLists, type Lists } from './lists';
import { cellAt, type NamedRange, type Workbook } from './workbook';
import { omissionBoxes } from './omission-boxes';
import { questionTargets } from './questions';
import { scope3Targets } from './scope-3-targets';
import type { Target } from './target';

const axisNames: Readonly<Record<string, string>> = {
  sensitiveSites: 'IdentifierOfSitesInBiodiversitySensitiveAreasTypedAxis',
};

/** Every value of a report for which the template has a named range. */
export function targetsOf(view: ReportView, workbook: Workbook, cells: Cells): Target[] {
  const lists = createLists(workbook, cells);
  const range = (name: string) => workbook.names.get(name);
  const rowNumbers = new Map<string, number>();
  const ofLine = (line: ReportLine): Target[] => {
    const { section, concept, member } = line;
    if (section.table && member === '') return [];
    const isFixed = section.table?.rows === 'energySources' || section.table?.rows === 'targetYears';
    const name = isFixed ? `${concept.name}_${member}Member` : concept.name;
    const found = range(name) ?? range(`${concept.name}_CurrentlyStatedMember`);
    const row = section.table && !isFixed ? rowOf(rowNumbers, section, member) : 0;
    return inUnit(concept, ofValue(line, found, row, lists), range(`${concept.name}_unit`), row, lists);
  };
  const all = reportLines(view);
  const rows = labelledRows(workbook);
  return [
    ...ofReport(view, range, lists),
    // The company's identifier is handled by `ofReport`.
    ...all
      .filter(({ section, concept }) => section.role !== '' && !isCategoryConcept(concept.name))
      .flatMap(ofLine),
    ...scope3Targets(all, workbook, rows),
    ...questionTargets(all, workbook, rows),
    ...inputTargets(all, { workbook, cells, lists, rows }),
    ...[...rowNumbers].flatMap(([key, row]) => ofAxis(view, key, row, range, lists)),
    ...view.report.omissions
      .filter(({ kind }) => kind === 'sensitive')
      .flatMap(({ section }) =>
        [omissionBoxes[section] ?? []].flat().flatMap((box) => {
          const found = range(`template_checkbox_${box}`);
          return found ? [{ name: section, place: cellAt(found), value: true }] : [];
        }),
      ),
  ];
}

/** Rows of a table are written from the first row on, in the order of the report. */
function rowOf(rowNumbers: Map<string, number>, { id }: ReportSection, member: string): number {
  const key = `${id}/${member}`;
  const rows = [...rowNumbers.keys()].filter((each) => each.startsWith(`${id}/`));
  const row = rowNumbers.get(key) ?? rows.length;
  rowNumbers.set(key, row);
  return row;
}

function ofValue(
  { concept, fact }: ReportLine,
  found: NamedRange | undefined,
  row: number,
  lists: Lists,
): Target[] {
  const { name } = concept;
  if (!found) return [{ name, place: undefined, value: undefined }];
  const { value } = fact;
  if (Array.isArray(value)) return ofSet(concept, value, found, lists);
  const written =
    typeof value === 'boolean'
      ? lists.answer(concept, value)
      : concept.type === 'enumeration'
        ? lists.option(concept, String(value))
        : concept.type === 'percent'
          ? percentToRatio(value as number)
          : value;
  return [{ name, place: cellAt(found, row), value: written }];
}

/** Codes go below each other; tickable options have one box each. */
function ofSet(concept: Concept, chosen: readonly string[], found: NamedRange, lists: Lists): Target[] {
  const { name, options } = concept;
  // The list of omitted disclosures is calculated from the boxes of the table of contents.
  if (name === 'ListOfOmittedDisclosuresDeemedToBeClassifiedOrSensitiveInformation') return [];
  if (concept.optionList !== undefined)
    return chosen.map((option, row) => ({
      name,
      place: cellAt(found, row),
      value: concept.optionList === 'disclosures' ? lists.disclosure(option) : lists.option(concept, option),
    }));
  const isRow = found.rows[0] === found.rows[1];
  const length = isRow ? found.columns[1] - found.columns[0] + 1 : found.rows[1] - found.rows[0] + 1;
  // The list of incidents has no box for accidents.
  const boxes =
    options.length === length ? options : options.filter((option) => option !== 'AccidentPreventionMember');
  return boxes.flatMap((option, index) =>
    chosen.includes(option)
      ? [{ name, place: isRow ? cellAt(found, 0, index) : cellAt(found, index), value: true }]
      : [],
  );
}

/**
 * Numbers with their unit. If the template is set to another unit, they are converted and the setting stays.
 */
function inUnit(
  concept: Concept,
  values: Target[],
  found: NamedRange | undefined,
  row: number,
  lists: Lists,
): Target[] {
  const unit = unitOf(concept);
  if (!found || unit === undefined) return values;
  const isOne = found.rows[0] === found.rows[1];
  const place = cellAt(found, isOne ? 0 : row);
  const scale = place && lists.scale(unit, place);
  if (scale)
    return values.map((target) =>
      typeof target.value === 'number' ? { ...target, value: scale(target.value) } : target,
    );
  return [...values, { name: `${concept.name}_unit`, place, value: lists.unit(unit) }];
}

/** The cells that identify a table row. */
function ofAxis(
  view: ReportView,
  key: string,
  row: number,
  range: (name: string) => NamedRange | undefined,
  lists: Lists,
): Target[] {
  const [id = '', member = ''] = key.split('/');
  const section = view.disclosures.flatMap(({ sections }) => sections).find((each) => each.id === id);
  if (!section?.table || linesOf(section, view.facts).length === 0) return [];
  const name = axisNames[id] ?? section.table.axis;
  const found = range(name);
  const words = {
    own: Number(member),
    pollutants: lists.pollutant(member),
    waste: lists.waste(member),
    countries: lists.country(member),
    energySources: undefined,
    targetYears: undefined,
  };
  return [{ name, place: found && cellAt(found, row), value: words[section.table.rows] }];
}

/** Name, identifier, currency and period, from which the template creates an XBRL report. */
function ofReport(
  { report, facts }: ReportView,
  range: (name: string) => NamedRange | undefined,
  lists: Lists,
): Target[] {
  const put = (name: string, value: CellValue | undefined): Target[] => {
    const found = range(name);
    return value === undefined ? [] : [{ name, place: found && cellAt(found), value }];
  };
  const scheme = facts.get('EntityIdentifierScheme')?.value;
  const identifier = facts.get('EntityIdentifier')?.value;
  const day = (name: string, date: string): Target[] => {
    const found = range(name);
    // The template derives the date from the year, month and day above it.
    return date.split('-').map((part, index) => ({
      name,
      value: Number(part),
      place: found && cellAt({ ...found, rows: [found.rows[0] - 3, found.rows[0] - 1] }, index),
    }));
  };
  return [
    ...put('template_reporting_entity_name', report.companyName),
    ...put(
      'template_reporting_entity_identifier_scheme',
      typeof scheme === 'string' ? schemeWord(scheme, lists) : undefined,
    ),
    ...put(
      'template_reporting_entity_identifier',
      typeof identifier === 'string' ? identifier.replace(/\s/gu, '') : undefined,
    ),
    ...put('template_currency', report.currency),
    ...day('template_reporting_period_startdate', report.period.start),
    ...day('template_reporting_period_enddate', report.period.end),
  ];
}

function schemeWord(scheme: string, lists: Lists): string | undefined {
  const concept: Concept = {
    ...{ name: 'EntityIdentifierScheme', type: 'enumeration', period: 'instant', paragraph: '' },
    ...{ options: [], optionList: undefined },
  };
  return lists.option(concept, scheme);
}
