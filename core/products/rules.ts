import type { ProductLine, ProductValues } from '../contracts/ca-products';
import { convertAmount } from '../carbon/inputs/units';
import { cleanText } from '../registration/clean-text';
import { validYears, type ProductFault } from '../terms/product-terms';

/** What the rules of a line need to know about its product. */
export type LineProduct = Pick<ProductValues, 'periodEnd'>;

/** The year whose factors a footprint uses: the year in which its reference period ends. */
export const referenceYear = ({ periodEnd }: LineProduct): number => Number(periodEnd.slice(0, 4));

export const isPercent = (value: number): boolean => value >= 0 && value <= 100;

type GivenLine = Pick<ProductLine, 'name' | 'amount' | 'unit' | 'origin'>;
type LineRule = (line: GivenLine, product: LineProduct) => ProductFault | undefined;

const check = (isWrong: boolean, fault: ProductFault) => (isWrong ? fault : undefined);

/**
 * The rules of a line as typed, by the field that shows the fault. Faults that depend on factors, accounts and other
 * products are found by the calculation.
 */
export const lineRules = {
  name: ({ name }) => check(!cleanText(name), 'LINE_NAME_MISSING'),
  amount({ amount, origin }) {
    if (!(amount > 0)) return 'LINE_AMOUNT_NOT_POSITIVE';
    return check(origin.basis === 'account' && amount > origin.total && origin.total > 0, 'SHARE_OVER_ALL');
  },
  activityId: ({ origin }) =>
    check(origin.basis === 'activity' && origin.activityId === 0, 'ACTIVITY_UNKNOWN'),
  sectorId: ({ origin }) => check(origin.basis === 'spend' && origin.sectorId === 0, 'SECTOR_UNKNOWN'),
  productId: ({ origin }) => check(origin.basis === 'product' && origin.productId === '', 'PART_MISSING'),
  total: ({ origin }) => check(origin.basis === 'account' && !(origin.total > 0), 'TOTAL_NOT_POSITIVE'),
  fossil({ origin }) {
    if (origin.basis !== 'figure') return undefined;
    const { fossil, landUse, biogenic, uptake } = origin;
    return check(![fossil, landUse, biogenic, uptake].every((value) => value >= 0), 'FIGURE_NEGATIVE');
  },
  primaryShare: ({ origin }) =>
    check(origin.basis === 'figure' && !isPercent(origin.primaryShare), 'PRIMARY_SHARE_OUT_OF_RANGE'),
  source: ({ origin }) =>
    check(origin.basis === 'figure' && !cleanText(origin.source), 'FIGURE_SOURCE_MISSING'),
  unit: ({ unit, origin }) =>
    check(
      origin.basis === 'figure' &&
        Number.isNaN(convertAmount({ amount: 1, unit, calorificValue: null }, origin)),
      'UNIT_DOES_NOT_FIT',
    ),
  year: ({ origin }, product) =>
    check(origin.basis === 'figure' && origin.year + validYears < referenceYear(product), 'FIGURE_TOO_OLD'),
} satisfies Record<string, LineRule>;

const rules: readonly LineRule[] = Object.values(lineRules);

/** The first fault of a line as typed; undefined for none. */
export function lineFault(line: GivenLine, product: LineProduct): ProductFault | undefined {
  for (const rule of rules) {
    const fault = rule(line, product);
    if (fault) return fault;
  }
  return undefined;
}
