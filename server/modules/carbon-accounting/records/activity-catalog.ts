import type { ActivityInput } from '../../../../core/carbon/inputs/year-inputs';
import type { OwnActivity } from '../../../../core/contracts/ca-own-activities';
import type { Activity } from '../../../../core/contracts/value-lists';
import { ApiError } from '../../../lib/api-error';
import { activityById, activityKind, knownActivityIds, scopeOf } from './reference-data';

type Kind = Pick<ActivityInput, 'scope' | 'category' | 'supply' | 'isExact' | 'energy' | 'isEnergyUnknown'>;

/**
 * The activities of a project: those of the product, and those that the operator has added with its factor
 * set.
 */
export interface ActivityCatalog {
  find(id: number): Activity | undefined;
  /** Its form in a calculation. */
  kindOf(activity: Activity): Kind;
  ids: readonly number[];
  own: readonly OwnActivity[];
}

export function createCatalog(own: readonly OwnActivity[]): ActivityCatalog {
  const byId = new Map(own.map((activity) => [activity.activityId, activity]));
  return {
    find: (id) => activityById(id) ?? byId.get(id),
    kindOf(activity) {
      const added = byId.get(activity.activityId);
      if (!added) return activityKind(activity);
      const { category, requiresExactValueInput: isExact, energy } = added;
      return {
        ...{ scope: scopeOf(added), category, supply: 'own', isExact },
        energy: energy === undefined || energy === 'none' ? null : energy,
        isEnergyUnknown: energy === undefined && category === null,
      };
    },
    ids: [...knownActivityIds, ...byId.keys()],
    own,
  };
}

/** @throws ApiError 400 */
export function checkActivity(id: number, activities: ActivityCatalog): Activity {
  const activity = activities.find(id);
  if (!activity)
    throw new ApiError(400, 'UNKNOWN_ACTIVITY', `Activity ${id} is not in the list of activities`);
  return activity;
}
