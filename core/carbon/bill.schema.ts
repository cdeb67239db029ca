import { object } from 'yup';
import type { Bill } from '../contracts/ca-activities-data';
import { faultField } from '../records/fault-field';
import { billFaults, type BillPlace } from './bills';

const field = (name: keyof Bill) =>
  faultField((bill: Bill, place: BillPlace) => billFaults(bill, place)[name]);

/** The rules of a bill, for both form and server. Context: `BillPlace`. */
export const billSchema = object({
  from: field('from'),
  to: field('to'),
  amount: field('amount'),
  unit: field('unit'),
  calorificValue: field('calorificValue'),
});
