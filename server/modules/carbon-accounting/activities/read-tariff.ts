import { activitySchema } from '../../../../core/carbon/inputs/activity.schema';
import { noTariff, type TypedTariff } from '../../../../core/carbon/inputs/tariff';
import type { Activity } from '../../../../core/contracts/value-lists';
import { cleanText } from '../../../../core/registration/clean-text';
import { refuseFault, requireValid } from '../records/errors';

/** The given values about electricity at its supplier's own factor. */
interface Given {
  SupplierFactor?: number | null | undefined;
  ElectricitySupplier?: string | null | undefined;
  RenewableShare?: number | null | undefined;
}

/** Whether any of it is stated. */
const statesTariff = (tariff: TypedTariff): boolean =>
  Object.values(tariff).some((value) => value !== null && value !== '');

/**
 * The given values about the supplier's own factor, checked.
 * @param current the stored values; members that are left out stay unchanged
 * @throws ApiError 400, also where the activity does not allow such a factor
 */
export function readTariff(activity: Activity, given: Given, current: TypedTariff = noTariff): TypedTariff {
  const { SupplierFactor, ElectricitySupplier, RenewableShare } = given;
  const tariff: TypedTariff = {
    supplierFactor: SupplierFactor === undefined ? current.supplierFactor : SupplierFactor,
    electricitySupplier:
      typeof ElectricitySupplier === 'string'
        ? cleanText(ElectricitySupplier)
        : ElectricitySupplier === undefined
          ? current.electricitySupplier
          : null,
    renewableShare: RenewableShare === undefined ? current.renewableShare : RenewableShare,
  };
  if (!activity.takesSupplierFactor) {
    if (statesTariff(tariff)) refuseFault('SUPPLIER_FACTOR_ELSEWHERE');
    return noTariff;
  }
  requireValid(activitySchema, { measured: activity, ...tariff });
  return tariff;
}
