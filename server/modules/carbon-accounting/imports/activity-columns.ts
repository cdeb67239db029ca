import { allUnits, unitFault, unitsFor } from '../../../../core/carbon/inputs/units';
import type { Activity } from '../../../../core/contracts/value-lists';
import type { ActivityCatalog } from '../records/activity-catalog';
import type { KnownNames } from './known-names';
import { readUnitName } from './read-names';
import type { RowReader } from './row-reader';

interface Known {
  activities: ActivityCatalog;
  names: KnownNames;
}

/** The activity of a row: by its number, or by its name if it has none. */
export function readActivityColumns(row: RowReader, { activities, names }: Known): Activity | undefined {
  if (row.text('activityId') === '' && row.text('activity') === '') row.missing('activityId');
  if (row.isUnreadable('activityId')) return undefined;
  const id = row.number('activityId');
  if (typeof row.cells.activityId === 'number' && !activities.find(id)) {
    row.check('activityId', 'UNKNOWN_ACTIVITY', `Activity ${id} is not in the list of activities`);
    return undefined;
  }
  const code = row.named('activityId', 'activity', names.activities, 'UNKNOWN_ACTIVITY');
  return code === undefined ? undefined : activities.find(Number(code));
}

/** The symbol of the unit; one that the activity is not measured in is an error. */
export function readUnitColumn(row: RowReader, activity: Activity | undefined, names: KnownNames): string {
  const unit = readUnitName(row.text('unit'), activity, names);
  if (!activity || !unitFault(unit, activity)) return unit;
  const units = unitsFor(activity);
  const isKnown = row.text('unit') === '' || allUnits.includes(unit) || names.units.find(unit) !== undefined;
  if (isKnown) {
    const message = `Activity ${activity.activityId} is measured in ${units.join(', ')}; convert the amount`;
    row.check('unit', 'OTHER_UNIT', message, units.join(', '));
  } else
    row.unknown(
      'unit',
      'UNKNOWN_UNIT',
      names.units.suggest(row.text('unit'), (each) => units.includes(each)),
    );
  return unit;
}
