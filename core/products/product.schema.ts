import { mixed, object, string } from 'yup';
import type { ProductValues } from '../contracts/ca-products';
import { faultField } from '../records/fault-field';
import { cleanText } from '../registration/clean-text';
import { isPercent } from './rules';
import type { ProductFault } from './terms';

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
