import type { ProductOfInput } from '../../../../core/carbon/inputs/bought-product';
import type { TypedTariff } from '../../../../core/carbon/inputs/tariff';
import type { Turnover } from '../../../../core/carbon/inputs/turnover';
import type { Bill } from '../../../../core/contracts/ca-activities-data';

/**
 * The content of a row, checked on its own; suppliers name their sector, whose distribution is found later.
 */
export type Entry = { row: number; year: number } & (
  | (TypedTariff & {
      table: 'activities';
      activityId: number;
      amount: number;
      typedAmount: number | null;
      typedUnit: string | null;
      calorificValue: number | null;
      countryCode: string;
      resourceId: string;
      note: string;
      evidence: string;
      recordId: string;
    })
  | {
      table: 'bills';
      activityId: number;
      countryCode: string;
      resourceId: string;
      recordId: string;
      /** Its id is empty where the file has none. */
      bill: Bill;
    }
  | ({ table: 'spend'; spendShareOfTurnover: number } & Turnover)
  | { table: 'distribution'; scope3SectorId: number; shareOfInput: number }
  | (ProductOfInput & {
      table: 'suppliers';
      /** Null if its sector was removed. */
      scope3SectorId: number | null;
      supplierId: string;
      supplierName: string;
      countryCode: string;
      shareOfSectorInput: number;
      recordId: string;
    })
);
