import { object } from 'yup';
import type { ProductLine } from '../contracts/ca-products';
import { faultField } from '../records/fault-field';
import { lineRules, type LineProduct } from './rules';

const fields = Object.entries(lineRules).map(([name, rule]) => [
  name,
  faultField<ProductLine, LineProduct>(rule),
]);

/** The rules of a line as typed, for both form and server. Context: `LineProduct`. */
export const lineSchema = object(Object.fromEntries(fields));
