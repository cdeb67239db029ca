import type { ReportValue } from '../../../../core/terms/report-value';
import type { ReportLine } from '../../../domain/reports/section-lines';
import type { Cells } from './cells';
import { tickIn, type labelledRows } from './labels';
import type { Lists } from './lists';
import type { Target } from './target';
import { cellAt, type CellPlace, type Workbook } from './workbook';

const names = {
  adoption: 'DateOfAdoptionOfTransitionPlanForUndertakingNotHavingAdoptedTransitionPlanYet',
  plan: 'DescriptionOfATransitionPlanForClimateChangeMitigationIncludingAnExplanationOfHowItIsContributingToReduceGhgEmissions',
  excluded: 'UndertakingsAreExcludedFromAnyEuReferenceBenchmarksThatAreAlignedWithTheParisAgreement',
  covered: 'PercentageOfEmployeesCoveredByCollectiveBargainingAgreements',
  issues: 'SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative',
} as const;
const statusLabel = 'status_of_implementation_of_a_transition_plan_in_relation_to_climate_change_mitigation';
const coveredLabel = 'number_of_employees_covered_by_collective_bargaining_agreements';

/**
 * What the template asks for beyond the taxonomy and a report implies. Without it, the template counts the disclosure as
 * incomplete, or does not calculate its value. The cells have no names of their own.
 */
export function inputTargets(
  lines: readonly ReportLine[],
  { workbook, cells, lists, rows }: InputSources,
): Target[] {
  const values = new Map(
    lines.filter(({ member }) => member === '').map(({ concept, fact }) => [concept.name, fact.value]),
  );
  const found = (name: string) => workbook.names.get(name);
  /** The cell in the row of a label, in the column of a name. */
  const beside = (label: string, name: string): CellPlace | undefined => {
    const range = found(name);
    const row = rows.get(label)?.find(({ part }) => part === range?.part)?.row;
    return range && row !== undefined ? cellAt({ ...range, rows: [row, row] }) : undefined;
  };
  const put = (name: string, place: CellPlace | undefined, value: Target['value']): Target[] =>
    // Older versions have fewer of these cells.
    place && value !== undefined ? [{ name, place, value }] : [];

  const date = values.get(names.adoption);
  const isPlanned = typeof date === 'string';
  const hasPlan = isPlanned || values.has(names.plan);
  const excluded = found(names.excluded);
  return [
    ...(isPlanned ? partsOfDate(date, found(names.adoption), cells) : []),
    ...(hasPlan ? put(names.plan, beside(statusLabel, names.plan), lists.planStatus(isPlanned)) : []),
    // Last of the criteria above: none of them.
    ...(values.get(names.excluded) === false && excluded
      ? put(names.excluded, tickIn(workbook, { part: excluded.part, row: excluded.rows[0] - 1 }), true)
      : []),
    ...put(names.covered, beside(coveredLabel, names.covered), employeesCovered(values)),
    ...(values.has(names.issues) ? put(names.issues, boxBefore(names.issues, workbook), true) : []),
  ];
}

interface InputSources {
  workbook: Workbook;
  cells: Cells;
  lists: Lists;
  rows: ReturnType<typeof labelledRows>;
}

/** The template derives a date from the cells for its year, month and day. */
function partsOfDate(date: string, range: Parameters<typeof cellAt>[0] | undefined, cells: Cells): Target[] {
  const place = range && cellAt(range);
  const formula = (place && cells.find(place)?.formula) ?? '';
  const refs = [...formula.matchAll(/ISBLANK\(([A-Z]+\d+)\)/gu)].map(([, ref = '']) => ref);
  if (!range || refs.length !== 3) return [];
  return date.split('-').map((part, index) => ({
    name: names.adoption,
    place: { part: range.part, ref: refs[index] ?? '' },
    value: Number(part),
  }));
}

function employeesCovered(values: ReadonlyMap<string, ReportValue>): number | undefined {
  const percent = values.get(names.covered);
  const employees = values.get('NumberOfEmployees');
  return typeof percent === 'number' && typeof employees === 'number'
    ? Math.round((percent * employees) / 100)
    : undefined;
}

/** The box before a row of boxes, which asks whether any of them applies. */
function boxBefore(name: string, workbook: Workbook): CellPlace | undefined {
  const range = workbook.names.get(name);
  const first = range && tickIn(workbook, { part: range.part, row: range.rows[0] });
  return first?.ref === (range && cellAt(range)?.ref) ? undefined : first;
}
