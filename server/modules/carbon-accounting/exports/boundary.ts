import { monthsOf } from '../../../../core/dates/fiscal-year';
import type { AccountPart, ConsolidationApproach } from '../../../../core/terms/boundary-terms';
import type { FrozenBoundary } from '../../../../core/contracts/ca-boundary';
import type { Cell } from '../../../lib/tables/csv';

const approaches: Record<ConsolidationApproach, string> = {
  'operational-control': 'Operational control',
  'financial-control': 'Financial control',
  'equity-share': 'Equity share',
};

const partName = (part: AccountPart) =>
  part.replace(/^scope/, 'Scope ').replace(/^category/, 'Scope 3, category ');

/** What an account covers, repeated in every row, because a CSV file has only rows. */
export const boundaryHeaders: readonly string[] = [
  'Period',
  'Consolidation approach',
  'Base year',
  'Left out',
  'There is none',
];

/** Empty for results from before boundaries were stored with them. */
export function boundaryCells(year: number, boundary: FrozenBoundary | null): Cell[] {
  if (!boundary) return boundaryHeaders.map(() => null);
  const { approach, baseYear, exclusions, absences } = boundary;
  return [
    periodText(year, boundary),
    approach && approaches[approach],
    baseYear,
    exclusions.map(({ name }) => name).join('; '),
    absences.flatMap(({ parts }) => parts.map((part) => partName(part))).join('; '),
  ];
}

/** The boundary of a year as a table of its own. */
export function boundarySheet(year: number, boundary: FrozenBoundary): Cell[][] {
  const { approach, baseYear, base, recalculationThreshold, exclusions, absences } = boundary;
  const { responsibleName, responsibleFunction, responsibleEmail } = boundary;
  return [
    ['Boundary', 'Value'],
    ['Period', periodText(year, boundary)],
    ['Consolidation approach', approach && approaches[approach]],
    ['Base year', baseYear],
    ['Base year total (t CO2e)', base?.total ?? null],
    ['Recalculation threshold (%)', recalculationThreshold],
    ['Person in charge', responsibleName],
    ['Function', responsibleFunction],
    ['E-mail', responsibleEmail],
    [],
    ['Left out', 'Reason', 'Scope 3 category', 'All of it'],
    ...exclusions.map(({ name, reason, category, isWhole }) => [
      name,
      reason,
      category,
      isWhole ? 'Yes' : null,
    ]),
    [],
    ['There is none', 'Reason'],
    ...absences.flatMap(({ parts, reason }) => parts.map((part) => [partName(part), reason])),
  ];
}

function periodText(year: number, { fiscalYearStart }: FrozenBoundary): string {
  const { from, to } = monthsOf(year, fiscalYearStart);
  return `${from}/${to}`;
}
