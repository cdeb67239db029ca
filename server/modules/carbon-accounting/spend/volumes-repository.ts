import { spendVolumeFields } from '../../../../core/carbon/input-fields';
import type { SpendVolume } from '../../../../core/contracts/ca-spend-volumes';
import { recordTable } from '../records/record-table';

const shown = `
  r.number::text as "snowflakeId", '' as "resourceId", r.created_at as "createdAt", r.updated_at as "updatedAt",
  r.version`;

/** A year has one record. */
export const spendVolumeTable = recordTable<SpendVolume, typeof spendVolumeFields>(
  'ca_spend_volumes',
  spendVolumeFields,
  { shown },
);
