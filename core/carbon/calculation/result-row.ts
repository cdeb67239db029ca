import type { PurchaseProvenance, ResultMethod, ResultNote } from '../../contracts/ca-provenance';
import type { UsedFigures } from '../../contracts/ca-supplier-figures';
import { qualityOf } from '../factors/data-quality';
import type { Factor, FoundFactor } from '../factors/factor';
import { combinePercent, factorUncertainty } from '../factors/uncertainty';
import type { ActivityInput, Sector, SupplierShareInput } from '../inputs/year-inputs';

/** One term of a year's account: `amount * factor.value = baseKg`, of which `savedKg` is `performance` percent. */
export interface ResultRow {
  scope: 1 | 2 | 3;
  method: ResultMethod;
  /** Of the Corporate Value Chain Standard, 1 to 15; null outside scope 3. */
  category: number | null;
  /** False for memo rows: location-based and biogenic. */
  inTotals: boolean;
  /** Of the activity data, distribution or supplier input it comes from. */
  inputId: string | null;
  countryCode: string;
  activity: Pick<ActivityInput, 'activityId' | 'name' | 'businessUnit'> | null;
  sector: Sector | null;
  supplier: Pick<SupplierShareInput, 'supplierId' | 'supplierName' | 'linking'> | null;
  /** The terms of the amount; null if it is not based on spend. */
  purchase: PurchaseProvenance | null;
  /** What the supplier shares, if usable; null if no supplier shares figures for it. */
  figures: UsedFigures | null;
  amount: number;
  unit: string;
  factor: Factor;
  notes: readonly ResultNote[];
  /** Percent; 0 unless the supplier has submitted a segment of the purchase's sector and country. */
  performance: number;
  baseKg: number;
  savedKg: number;
  remainingKg: number;
  dataQuality: number;
  /** Percent at 95 % confidence: of the amount, of the factor, and of both together. */
  amountUncertainty: number;
  factorUncertainty: number;
  uncertaintyPercent: number;
}

/** The subject of a row: the same for every row of an input. */
export type RowSubject = Pick<
  ResultRow,
  | 'inputId'
  | 'countryCode'
  | 'activity'
  | 'sector'
  | 'supplier'
  | 'purchase'
  | 'amount'
  | 'unit'
  | 'amountUncertainty'
>;

/** How a row is calculated; `performance` is 0 if left out. */
interface RowMethod {
  scope: ResultRow['scope'];
  method: ResultRow['method'];
  /** None if left out. */
  category?: number;
  found: FoundFactor;
  performance?: number;
  figures?: UsedFigures | null;
}

/** Multiplies, and records everything the row was calculated from. */
export function makeRow(
  subject: RowSubject,
  { scope, method, category, found, performance = 0, figures = null }: RowMethod,
): ResultRow {
  const { factor, notes } = found;
  const { amount, amountUncertainty } = subject;
  const baseKg = amount * factor.value;
  // The share first: rounding then never saves more than the base.
  const savedKg = baseKg * (performance / 100);
  const ofFactor = factorUncertainty(factor, notes);
  // Written out: object spread in tens of thousands of rows takes most of a calculation's time.
  return {
    scope,
    method,
    category: category ?? null,
    inTotals: method !== 'location-based' && method !== 'biogenic',
    inputId: subject.inputId,
    countryCode: subject.countryCode,
    activity: subject.activity,
    sector: subject.sector,
    supplier: subject.supplier,
    purchase: subject.purchase,
    figures,
    amount,
    unit: subject.unit,
    factor,
    notes,
    performance,
    baseKg,
    savedKg,
    remainingKg: baseKg - savedKg,
    dataQuality: qualityOf(factor, notes, amountUncertainty),
    amountUncertainty,
    factorUncertainty: ofFactor,
    uncertaintyPercent: combinePercent(amountUncertainty, ofFactor),
  };
}
