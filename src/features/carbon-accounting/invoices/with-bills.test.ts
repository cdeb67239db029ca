import { record } from '../../../../tests/support/web/carbon-inputs';
import type { InvoiceBill } from '../../../../core/contracts/ca-invoices';
import { withBills, type BilledActivity } from './with-bills';

const gas: BilledActivity = {
  activityId: 101,
  unit: 'kWh',
  calorificValues: null,
  dataCollectionSheet: 'SCOPE1',
};
const billOf = (id: string, amount: number, more: Partial<InvoiceBill> = {}): InvoiceBill => ({
  ...{ recordId: 'new', year: 2024, activityId: 101, countryCode: 'DE' },
  bill: {
    ...{ id, from: '2024-01-01', to: '2024-01-31', amount, unit: 'MWh' },
    ...{ calorificValue: null, evidence: 'Gaswerk 1', note: '' },
  },
  ...more,
});

it('puts bills into the existing record, and shows their sum', () => {
  const [shown] = withBills([record], [billOf('a', 2), billOf('b', 3)], [gas]);
  expect(shown).toMatchObject({ id: record.id, amount: 5000, typedAmount: 5, typedUnit: 'MWh' });
  expect(shown?.bills.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('creates one record for a country that has none', () => {
  const bills = [billOf('a', 2, { countryCode: 'AT' }), billOf('b', 3, { countryCode: 'AT' })];
  const shown = withBills([record], bills, [gas]);
  expect(shown.map(({ id, countryCode, amount }) => [id, countryCode, amount])).toEqual([
    [record.id, 'DE', record.amount],
    ['new', 'AT', 5000],
  ]);
});

it('does not count a bill twice that has reached the server meanwhile', () => {
  const once = withBills([record], [billOf('a', 2)], [gas]);
  expect(withBills(once, [billOf('a', 2)], [gas])).toEqual(once);
});
