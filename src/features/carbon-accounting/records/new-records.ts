import { noProduct, type ProductOfInput } from '../../../../core/carbon/inputs/bought-product';
import type { ActivityRecord } from '../../../../core/contracts/ca-activities-data';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import type { SpendVolume } from '../../../../core/contracts/ca-spend-volumes';
import type { SupplierInput } from '../../../../core/contracts/ca-supplier-inputs';
import { noTariff, type TypedTariff } from '../../../../core/carbon/inputs/tariff';
import { standInValue } from '../../../../core/carbon/factors/factor';
import { distributionId, spendVolumeId } from '../../../../core/carbon/inputs/record-ids';
import type { Activity } from '../../../../core/contracts/value-lists';

/** Values that the server assigns; unknown until then. */
const unsent = { snowflakeId: '', resourceId: '', version: 0 };
const untimed = { createdAt: '', updatedAt: '' };

type Described = Pick<ActivityRecord, 'amount' | 'countryCode' | 'note' | 'evidence' | 'resourceId'> &
  Partial<Pick<ActivityRecord, 'typedAmount' | 'typedUnit' | 'calorificValue' | 'bills' | keyof TypedTariff>>;

/** Records whose id is created on this device, so that they can be changed before they are sent. */
export function newActivity(
  activity: Pick<Activity, 'activityId' | 'unit' | 'dataCollectionSheet'>,
  year: number,
  values: Described,
  id: string = crypto.randomUUID(),
): ActivityRecord {
  return {
    ...unsent,
    id,
    instanceId: id,
    year,
    scope: activity.dataCollectionSheet,
    activityId: activity.activityId,
    unit: activity.unit,
    createdByUser: '',
    lastUpdatedByUser: '',
    lastUpdatedOn: '',
    emissionFactor: standInValue,
    typedAmount: values.amount,
    typedUnit: activity.unit,
    calorificValue: null,
    ...noTariff,
    bills: [],
    ...values,
  };
}

export function newSpendVolume(
  year: number,
  values: Pick<SpendVolume, 'turnoverInThsdUSD' | 'spendShareOfTurnover'> &
    Partial<Pick<SpendVolume, 'turnoverInThsd' | 'currency'>>,
): SpendVolume {
  const typed = { turnoverInThsd: null, currency: null };
  return { ...unsent, ...untimed, id: spendVolumeId(year), year, ...typed, ...values };
}

export function newDistribution(
  year: number,
  values: Pick<SpendDistribution, 'scope3SectorId' | 'shareOfInput'>,
): SpendDistribution {
  const id = distributionId(year, values.scope3SectorId);
  return { ...unsent, ...untimed, id, distributionId: id, year, ...values };
}

export function newSupplierInput(
  year: number,
  values: Pick<
    SupplierInput,
    'distributionId' | 'supplierId' | 'supplierName' | 'countryCode' | 'shareOfSectorInput'
  > &
    Partial<ProductOfInput>,
): SupplierInput {
  const id = crypto.randomUUID();
  const { snowflakeId, version } = unsent;
  return { ...untimed, snowflakeId, version, id, supplierInputId: id, year, ...noProduct, ...values };
}

/** The version to build on; omitted while the record is unsent. */
export function seenVersion({ version }: { version: number }): { version?: number } {
  return version > 0 ? { version } : {};
}
