import { faultsOf } from '../../records/faults-of';
import { billSchema } from './activity.schema';
import type { BillPlace } from './bills';

const place: BillPlace = {
  ...{ year: 2025, fiscalYearStart: 1 },
  measured: { unit: 'kWh', calorificValues: { perM3: 11, perKg: 15 } },
};
const bill = { from: '2025-01-01', to: '2025-01-31', amount: 5, unit: 'm³', calorificValue: null };

test.each([
  [{}, {}],
  [{ from: '2024-01-01', to: '2024-01-31' }, { from: 'BILL_OF_OTHER_YEAR' }],
  [
    { to: '', amount: 0 },
    { to: 'BILL_DAY_MISSING', amount: 'BILL_AMOUNT_ZERO' },
  ],
  [{ amount: NaN }, { amount: 'BILL_AMOUNT_ZERO' }],
  [{ unit: 'km' }, { unit: 'UNIT_OF_OTHER_DIMENSION' }],
  [{ calorificValue: 900 }, { calorificValue: 'CALORIFIC_VALUE_OUT_OF_RANGE' }],
])('a bill with %j has the faults %j', (changes, faults) => {
  expect(faultsOf(billSchema, { ...bill, ...changes }, place)).toEqual(faults);
});
