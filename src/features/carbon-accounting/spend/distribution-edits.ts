import { distributionFields } from '../../../../core/carbon/inputs/input-fields';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import { defineEdit } from '../../../lib/outbox/edit';
import { patch } from '../../../lib/outbox/patch';
import { carbonApi } from '../api';
import { creationOf, deletionOf, updateOf, type Kind } from '../records/record-edits';
import { change, put, remove } from '../records/record-patches';

const kind: Kind<SpendDistribution> = {
  resource: 'distributions',
  tag: 'SpendDistributions',
  fields: distributionFields,
  creation: ({ id, year, scope3SectorId }) => ({
    DistributionId: id,
    Year: year,
    Scope3SectorId: scope3SectorId,
  }),
  compared: { shareOfInput: 'field.share' },
  list: (of, recipe) => patch(carbonApi.endpoints.getDistributions, of, recipe),
};

export const createDistribution = defineEdit(creationOf(kind, put));
export const updateDistribution = defineEdit(updateOf(kind, change));
export const deleteDistribution = defineEdit(deletionOf(kind, remove));
