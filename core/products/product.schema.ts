import { mixed, object, string } from 'yup';
import type { AskedOf } from '../contracts/ca-asked-footprints';
import type { ProductRelease } from '../contracts/ca-product-releases';
import type { ProductLine, ProductValues } from '../contracts/ca-products';
import { faultField } from '../records/fault-field';
import { pastDay } from '../records/past-day';
import { cleanText } from '../registration/clean-text';
import { lastValidDay, type ReleasedProduct, type ReleaseFault } from './release';
import type { FootprintRequestFault } from './requested-footprints';
import { isPercent, lineRules, type LineProduct } from './rules';
import type { ProductFault } from '../terms/product-terms';

const fault = (name: ProductFault): ProductFault => name;

/** NaN stands for anything that is not a number. */
const number = (name: ProductFault, isValid: (value: number) => boolean) =>
  mixed<number>().test('number', fault(name), (value = NaN) => isValid(value));

const digits = (name: ProductFault, pattern: RegExp) => string().matches(pattern, fault(name));

/** The rules of a product without its lines, for both form and server. */
export const productSchema = object({
  name: string().transform(cleanText).required(fault('PRODUCT_NAME_MISSING')),
  declaredAmount: number('DECLARED_AMOUNT_NOT_POSITIVE', (amount) => amount > 0),
  gtin: digits('GTIN_INVALID', /^(\d{8}|\d{12,14})?$/),
  customsCode: digits('CODE_INVALID', /^\d{0,10}$/),
  cpc: digits('CODE_INVALID', /^\d{0,5}$/),
  mass: number('MASS_NEGATIVE', (kg) => kg >= 0),
  fossilCarbon: number('CARBON_NEGATIVE', (kg) => kg >= 0),
  biogenicCarbon: number('CARBON_NEGATIVE', (kg) => kg >= 0),
  periodEnd: faultField(({ periodStart, periodEnd }: ProductValues) =>
    periodEnd > periodStart ? undefined : fault('PERIOD_INVALID'),
  ),
  exemptedPercent: number('EXEMPTED_OUT_OF_RANGE', isPercent),
  exemptedReason: faultField(({ exemptedPercent, exemptedReason }: ProductValues) =>
    exemptedPercent > 0 && !cleanText(exemptedReason) ? fault('EXEMPTED_REASON_MISSING') : undefined,
  ),
});

const lineFields = Object.entries(lineRules).map(([name, rule]) => [
  name,
  faultField<ProductLine, LineProduct>(rule),
]);

/** The rules of a line as typed. Context: `LineProduct`. */
export const lineSchema = object(Object.fromEntries(lineFields));

const releaseFault = (name: ReleaseFault): ReleaseFault => name;
type Validity = Pick<ProductRelease, 'validFrom' | 'validUntil'>;

/** The rules of a release. Context: `ReleasedProduct` and `DayContext`. */
export const releaseSchema = object({
  validUntil: faultField(
    ({ validFrom, validUntil }: Validity, product: ReleasedProduct): ReleaseFault | undefined => {
      if (!product.footprint) return 'NOT_COMPLETE';
      if (!(validUntil > validFrom)) return 'VALIDITY_INVALID';
      return validUntil > lastValidDay(product) ? 'VALIDITY_TOO_LONG' : undefined;
    },
  ),
  completedOn: pastDay(releaseFault('VERIFIED_IN_FUTURE')).nullable(),
});

const requestFault = (name: FootprintRequestFault): FootprintRequestFault => name;

interface RequestedPart {
  /** Of the party; left out if none is chosen. */
  kind?: AskedOf['kind'] | undefined;
  partNumber: string;
}

/** The rules of a request for the footprint of a line's part. */
export const footprintRequestSchema = object({
  partyId: string().required(requestFault('PARTY_MISSING')),
  part: string().transform(cleanText).required(requestFault('LINE_NAME_MISSING')),
  // Partner systems find products by part number only.
  partNumber: faultField(({ kind, partNumber }: RequestedPart) =>
    kind === 'partner' && !cleanText(partNumber) ? requestFault('PART_NUMBER_MISSING') : undefined,
  ),
});
