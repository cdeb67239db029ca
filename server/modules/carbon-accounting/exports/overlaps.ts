import type { EmissionResult } from '../../../../core/contracts/ca-emission-results';
import type { AnsweredOverlap } from '../../../../core/contracts/ca-overlaps';
import type { Cell } from '../../../lib/tables/csv';
import type { ActivityCatalog } from '../records/activity-catalog';

const answers = { separate: 'No overlap', accepted: 'Accepted' } as const;
const answerOf = ({ answer }: AnsweredOverlap) => (answer ? answers[answer] : 'Not answered');

export const overlapHeader = 'May be counted twice';

type Subject = Pick<EmissionResult, 'inTotals' | 'scope3SectorCode' | 'activityId'>;

/** The answer for a row that may be double counted; empty for all others. */
export function overlapCell(overlaps: readonly AnsweredOverlap[], row: Subject): Cell {
  if (!row.inTotals) return null;
  const found = overlaps.find(
    ({ sectorCode, activityIds }) =>
      sectorCode === row.scope3SectorCode ||
      (row.activityId !== null && activityIds.includes(row.activityId)),
  );
  return found ? answerOf(found) : null;
}

/** The overlaps of a year as a table of their own. */
export const overlapSheet = (overlaps: readonly AnsweredOverlap[], activities: ActivityCatalog): Cell[][] => [
  ['Sector', 'Purchases (t CO2e)', 'Activities', 'Activities (t CO2e)', 'Answer'],
  ...overlaps.map((overlap) => [
    overlap.sectorName,
    overlap.purchasesTons,
    overlap.activityIds.map((id) => activities.find(id)?.name ?? String(id)).join('; '),
    overlap.activitiesTons,
    answerOf(overlap),
  ]),
];
