import { mixed, number, object } from 'yup';
import type { Bill } from '../../contracts/ca-activities-data';
import { faultField } from '../../records/fault-field';
import { billFaults, type BillPlace } from './bills';
import { figure } from './figure.schema';
import { amountFault } from './figures';
import { noTariff, tariffFaults, type TypedTariff } from './tariff';
import { calorificValueFault, convertAmount, unitFault, type Measured, type TypedAmount } from './units';

/** What the fields of an amount need to know about each other; `measured` is left out if the activity is unknown. */
interface AmountFields extends Partial<TypedAmount>, Partial<TypedTariff> {
  measured?: (Measured & { takesSupplierFactor?: boolean }) | undefined;
}

const faultOf = (find: (fields: AmountFields, measured: Measured) => string | undefined) =>
  mixed()
    .nullable()
    .test('unit', (_value, { parent, createError }) => {
      const fields = parent as AmountFields;
      const fault = fields.unit !== undefined && fields.measured ? find(fields, fields.measured) : undefined;
      return fault === undefined || createError({ message: fault });
    });

/**
 * For electricity at its supplier's own factor; other activities have no such fields. A field that is left out has no
 * fault.
 */
const tariffField = (name: keyof TypedTariff) =>
  mixed()
    .nullable()
    .test('tariff', (value, { parent, createError }) => {
      const { measured, ...fields } = parent as AmountFields;
      const isGiven = value !== undefined && measured?.takesSupplierFactor;
      const fault = isGiven && tariffFaults({ ...noTariff, ...fields })[name];
      return !fault || createError({ message: fault });
    });

/** The rules of an activity record, for both form and server. */
export const activitySchema = object({
  /** 0 for none chosen. */
  activityId: number().positive('activityMissing'),
  /** In `unit`. */
  amount: figure(amountFault).test('converted', (amount, { parent, createError }) => {
    const { unit, calorificValue = null, measured } = parent as AmountFields;
    if (amount === undefined || unit === undefined || !measured) return true;
    const converted = convertAmount({ amount, unit, calorificValue }, measured);
    const fault = Number.isNaN(converted) ? undefined : amountFault(converted);
    return fault === undefined || createError({ message: fault });
  }),
  unit: faultOf(({ unit = '' }, measured) => unitFault(unit, measured)),
  calorificValue: faultOf(({ unit = '', calorificValue = null }, measured) =>
    calorificValueFault({ unit, calorificValue }, measured),
  ),
  supplierFactor: tariffField('supplierFactor'),
  electricitySupplier: tariffField('electricitySupplier'),
  renewableShare: tariffField('renewableShare'),
});

const billField = (name: keyof Bill) =>
  faultField((bill: Bill, place: BillPlace) => billFaults(bill, place)[name]);

/** The rules of a bill, for both form and server. Context: `BillPlace`. */
export const billSchema = object({
  from: billField('from'),
  to: billField('to'),
  amount: billField('amount'),
  unit: billField('unit'),
  calorificValue: billField('calorificValue'),
});
