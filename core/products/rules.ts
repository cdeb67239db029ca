import type { ProductLine, ProductValues } from '../contracts/ca-products';
import { convertAmount } from '../carbon/units';
import { cleanText } from '../registration/clean-text';
import { validYears, type ProductFault } from './terms';

/** The year whose factors a footprint uses: the year in which its reference period ends. */
export const referenceYear = ({ periodEnd }: Pick<ProductValues, 'periodEnd'>): number =>
  Number(periodEnd.slice(0, 4));

const isPercent = (value: number) => value >= 0 && value <= 100;

/** The first fault of each invalid field of a product. Empty if there is none. */
export function valueFaults(values: ProductValues): { [Name in keyof ProductValues]?: ProductFault } {
  const { name, declaredAmount, mass, fossilCarbon, biogenicCarbon, exemptedPercent, exemptedReason } =
    values;
  return {
    ...(!cleanText(name) && { name: 'PRODUCT_NAME_MISSING' }),
    ...(!(declaredAmount > 0) && { declaredAmount: 'DECLARED_AMOUNT_NOT_POSITIVE' }),
    ...(!/^(\d{8}|\d{12,14})?$/.test(values.gtin) && { gtin: 'GTIN_INVALID' }),
    ...(!/^\d{0,10}$/.test(values.customsCode) && { customsCode: 'CODE_INVALID' }),
    ...(!/^\d{0,5}$/.test(values.cpc) && { cpc: 'CODE_INVALID' }),
    ...(!(mass >= 0) && { mass: 'MASS_NEGATIVE' }),
    ...(!(fossilCarbon >= 0) && { fossilCarbon: 'CARBON_NEGATIVE' }),
    ...(!(biogenicCarbon >= 0) && { biogenicCarbon: 'CARBON_NEGATIVE' }),
    ...(!(values.periodEnd > values.periodStart) && { periodEnd: 'PERIOD_INVALID' }),
    ...(!isPercent(exemptedPercent) && { exemptedPercent: 'EXEMPTED_OUT_OF_RANGE' }),
    ...(exemptedPercent > 0 && !cleanText(exemptedReason) && { exemptedReason: 'EXEMPTED_REASON_MISSING' }),
  };
}

/**
 * The fault of a line as typed; undefined for none. Faults that depend on factors, accounts and other products are
 * found by the calculation.
 */
export function lineFault(
  { name, amount, unit, origin }: Pick<ProductLine, 'name' | 'amount' | 'unit' | 'origin'>,
  product: Pick<ProductValues, 'periodEnd'>,
): ProductFault | undefined {
  if (!cleanText(name)) return 'LINE_NAME_MISSING';
  if (!(amount > 0)) return 'LINE_AMOUNT_NOT_POSITIVE';
  if (origin.basis === 'figure') return figureFault(origin, unit, product);
  if (origin.basis === 'account') {
    if (!(origin.total > 0)) return 'TOTAL_NOT_POSITIVE';
    if (amount > origin.total) return 'SHARE_OVER_ALL';
  }
  return undefined;
}

function figureFault(
  figure: Extract<ProductLine['origin'], { basis: 'figure' }>,
  unit: string,
  product: Pick<ProductValues, 'periodEnd'>,
): ProductFault | undefined {
  const { fossil, landUse, biogenic, uptake } = figure;
  if (![fossil, landUse, biogenic, uptake].every((value) => value >= 0)) return 'FIGURE_NEGATIVE';
  if (!isPercent(figure.primaryShare)) return 'PRIMARY_SHARE_OUT_OF_RANGE';
  if (!cleanText(figure.source)) return 'FIGURE_SOURCE_MISSING';
  if (Number.isNaN(convertAmount({ amount: 1, unit, calorificValue: null }, figure)))
    return 'UNIT_DOES_NOT_FIT';
  return figure.year + validYears < referenceYear(product) ? 'FIGURE_TOO_OLD' : undefined;
}
