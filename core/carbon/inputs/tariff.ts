import { cleanText } from '../../registration/clean-text';
import type { FoundFactor } from '../factors/factor';
import { renewableShareFault, supplierFactorFault, type FigureFault } from './figures';
import { sourceTerms } from '../factors/source-terms';

/** Electricity as its supplier states it; all three are null if it is bought differently. */
export interface TypedTariff {
  /** g CO2e per kWh. */
  supplierFactor: number | null;
  electricitySupplier: string | null;
  /** Percent; null if it is not stated. */
  renewableShare: number | null;
}

export const noTariff: TypedTariff = {
  supplierFactor: null,
  electricitySupplier: null,
  renewableShare: null,
};

/**
 * A factor outside this range, in g CO2e per kWh, must be confirmed: coal emits about 1,000, and 0.35 means kilograms.
 */
const likely = [2, 2000] as const;

/** Whether a factor looks as if it was typed in a different unit; undefined if not. */
export function unusualSupplierFactor(gramsPerKwh: number): 'small' | 'large' | undefined {
  const [least, most] = likely;
  if (gramsPerKwh > most) return 'large';
  return gramsPerKwh > 0 && gramsPerKwh < least ? 'small' : undefined;
}

/** The faults of a tariff by field; a field without a fault is left out. */
export function tariffFaults({
  supplierFactor,
  electricitySupplier,
  renewableShare,
}: TypedTariff): Partial<Record<keyof TypedTariff, FigureFault>> {
  const ofFactor =
    supplierFactor === null ? ('SUPPLIER_FACTOR_MISSING' as const) : supplierFactorFault(supplierFactor);
  const ofShare = renewableShare === null ? undefined : renewableShareFault(renewableShare);
  return {
    ...(ofFactor && { supplierFactor: ofFactor }),
    ...(!cleanText(electricitySupplier ?? '') && {
      electricitySupplier: 'ELECTRICITY_SUPPLIER_MISSING' as const,
    }),
    ...(ofShare && { renewableShare: ofShare }),
  };
}

/** Assumed: the supplier has calculated its mix and states it on the bill, unverified. */
const statedQuality = { dataQuality: 2, uncertaintyPercent: 5 } as const;

const gramsPerKg = 1000;

/** The factor that a supplier states for its own electricity in a year; undefined without one. */
export function tariffFactor(
  { supplierFactor, electricitySupplier }: TypedTariff,
  { countryCode, year }: { countryCode: string; year: number },
): FoundFactor | undefined {
  if (supplierFactor === null) return undefined;
  const publisher = electricitySupplier?.trim() || sourceTerms.statedBySupplier;
  return {
    factor: {
      id: `tariff/${publisher}`,
      key: 'tariff',
      country: countryCode,
      forYear: year,
      value: supplierFactor / gramsPerKg,
      unit: 'kWh',
      source: {
        publisher,
        edition: sourceTerms.statedBySupplier,
        licence: sourceTerms.none,
        boundary: sourceTerms.tariff,
      },
      year,
      geography: countryCode,
      ...statedQuality,
    },
    notes: [],
  };
}
