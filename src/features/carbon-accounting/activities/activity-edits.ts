import { activityFields } from '../../../../core/carbon/inputs/input-fields';
import type { ActivityRecord } from '../../../../core/contracts/ca-activities-data';
import { defineEdit } from '../../../lib/outbox/edit';
import { patch } from '../../../lib/outbox/patch';
import { carbonApi } from '../api';
import { creationOf, deletionOf, formerNumber, updateOf, type Kind } from '../records/record-edits';
import { change, put, remove } from '../records/record-patches';

const kind: Kind<ActivityRecord> = {
  resource: 'activities',
  tag: 'Activities',
  fields: activityFields,
  creation: ({ id, year, activityId, snowflakeId }) => ({
    ...{ ActivityDataId: id, Year: year, ActivityId: activityId },
    ...formerNumber(snowflakeId),
  }),
  compared: {
    typedAmount: 'field.amount',
    typedUnit: 'field.unit',
    calorificValue: 'field.calorificValue',
    supplierFactor: 'field.supplierFactor',
    electricitySupplier: 'field.electricitySupplier',
    renewableShare: 'field.renewableShare',
    countryCode: 'field.country',
    note: 'field.note',
    evidence: 'field.evidence',
    bills: 'field.bills',
    resourceId: 'field.site',
  },
  list: (of, recipe) => patch(carbonApi.endpoints.getActivities, of, recipe),
};

export const createActivity = defineEdit(creationOf(kind, put));
export const updateActivity = defineEdit(updateOf(kind, change));
export const deleteActivity = defineEdit(deletionOf(kind, remove));
