import { spendVolumeFields } from '../../../../core/carbon/inputs/input-fields';
import type { SpendVolume } from '../../../../core/contracts/ca-spend-volumes';
import { defineEdit } from '../../../lib/outbox/edit';
import { patch } from '../../../lib/outbox/patch';
import { carbonApi } from '../api';
import { creationOf, deletionOf, updateOf, type Kind } from '../records/record-edits';
import { change, put, remove } from '../records/record-patches';

const kind: Kind<SpendVolume> = {
  resource: 'spend',
  tag: 'SpendVolumes',
  fields: spendVolumeFields,
  creation: ({ id, year }) => ({ SpendVolumeId: id, Year: year }),
  compared: {
    turnoverInThsd: 'field.turnoverTyped',
    currency: 'field.currency',
    turnoverInThsdUSD: 'field.turnover',
    spendShareOfTurnover: 'field.spendShare',
  },
  withoutDerived: ({ turnoverInThsdUSD, ...typed }: Partial<SpendVolume>) =>
    typed.currency ? typed : { ...typed, turnoverInThsdUSD },
  list: (of, recipe) => patch(carbonApi.endpoints.getSpendVolumes, of, recipe),
};

/** A year has one spend volume, created by the first figure. */
export const createSpendVolume = defineEdit(creationOf(kind, put));
export const updateSpendVolume = defineEdit(updateOf(kind, change));
export const deleteSpendVolume = defineEdit(deletionOf(kind, remove));
