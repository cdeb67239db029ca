import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Bill } from '../../../../../core/contracts/ca-activities-data';
import { open } from '../../../../../tests/support/web/carbon-drawers';
import type { Locale } from '../../../../../core/i18n/locales';
import { ActivityDrawer } from '../activity-drawer';
import { newActivity } from '../../records/new-records';

const saved = { add: jest.fn(), change: jest.fn() };
const gas = {
  ...{ id: 101, activityId: 101, name: 'Natural gas', unit: 'kWh', dataCollectionSheet: 'SCOPE1' as const },
  ...{ hierarchyLevel1: 'A', hierarchyLevel2: 'B', hierarchyLevel3: 'C', isActive: true },
  ...{ includedInFreeVersion: true, requiresExactValueInput: true, takesSupplierFactor: false },
  calorificValues: { perM3: 11, perKg: 15 },
};
const list = { data: [gas], meta: { pagination: { pageCount: 1 } } };
const described = { amount: 4000, countryCode: 'DE', note: '', evidence: '', resourceId: '' };
const billOf = (id: string, from: string, to: string, amount: number): Bill => ({
  ...{ id, from, to, amount, unit: 'kWh', calorificValue: null, evidence: `R-${id}`, note: '' },
});
const january = billOf('1', '2024-01-01', '2024-01-31', 3000);
const march = billOf('3', '2024-03-01', '2024-12-31', 2000);
const recordWith = (...bills: Bill[]) => ({
  ...newActivity(gas, 2024, { ...described, amount: bills.length > 0 ? 5000 : 4000, bills }),
  version: 3,
});

const show = (record: ReturnType<typeof recordWith>, locale?: Locale, fiscalYearStart = 1) =>
  open(
    (close) => (
      <ActivityDrawer
        {...{ year: 2024, scope: 'SCOPE1', record, onAdd: saved.add, onChange: saved.change, ...close }}
        isRemoved={false}
      />
    ),
    locale,
    {
      'GET /api/ca-activities-list': list,
      'GET /api/ca-boundary/project/42': { data: { fiscalYearStart } },
    },
  );

const bills = () => screen.findByRole('group', { name: 'Bills' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog', { name: /a bill$/ });
const write = async (name: string, text: string) => {
  const field = await within(await dialog()).findByLabelText(name, { exact: false });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const confirm = async (name: string) => userEvent.click(within(await dialog()).getByRole('button', { name }));
const changed = async () => {
  await press('Save');
  await waitFor(() => expect(saved.change).toHaveBeenCalledTimes(1));
  return (saved.change.mock.calls[0] as [unknown, Record<string, unknown>])[1];
};

beforeEach(() => {
  window.sessionStorage.clear();
  for (const save of Object.values(saved)) save.mockClear();
});

it('shows the sum of the bills, and the months without one, in place of the amount', async () => {
  await show(recordWith(january, march));
  const part = within(await bills());
  expect(await part.findByText('Sum of 2 bills: 5,000 kWh')).toBeVisible();
  expect(part.getByText('No bill for: Feb')).toBeVisible();
  expect(part.getByRole('img', { name: /^Amount by month in kWh: Jan 3,000, Mar/ })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Amount in/ })).not.toBeInTheDocument();
});

it('has the months of the fiscal year', async () => {
  await show(recordWith(billOf('1', '2024-04-01', '2025-01-31', 3000)), 'en', 4);
  const part = within(await bills());
  expect(await part.findByText('No bill for: Feb, Mar')).toBeVisible();
  await press('Add a bill');
  expect(await within(await dialog()).findByLabelText('First day')).toHaveValue('2025-02-01');
  await write('Amount in kWh', '500');
  await confirm('Add');
  expect(await part.findByText('No bill for: Mar')).toBeVisible();
});

it('marks bills of another fiscal year', async () => {
  await show(recordWith(january, billOf('4', '2024-04-01', '2024-04-30', 10)), 'en', 4);
  const part = within(await bills());
  const mark = await part.findByText('The bill has no day in this year');
  expect(mark.closest('li')).toHaveTextContent('Jan 1, 2024 – Jan 31, 2024');
});

it('lists many bills by month, and the bills of a month once it is opened', async () => {
  const fillUps = Array.from({ length: 61 }, (_, index) =>
    billOf(`F${index}`, '2024-02-05', '2024-02-05', 1),
  );
  await show(recordWith(january, ...fillUps));
  const part = within(await bills());
  expect(await part.findByText('Jan 2024 · Sum of 1 bill: 3,000 kWh')).toBeVisible();
  expect(part.queryByText(/R-1$/)).not.toBeInTheDocument();
  await userEvent.click(part.getByText('Feb 2024 · Sum of 61 bills: 61 kWh'));
  expect(await part.findAllByRole('button', { name: /^Remove the bill of/ })).toHaveLength(61);
  expect(part.getByText('Feb 5, 2024 · R-F0')).toBeVisible();
});

it('lists months in Chinese with Chinese punctuation', async () => {
  await show(recordWith(march), 'zh-CN');
  expect(await screen.findByText('缺少账单的月份：1月、2月')).toBeVisible();
});

it('adds a bill for the first month without one, and sends the sum of all', async () => {
  await show(recordWith(january, march));
  await press('Add a bill');
  expect(await within(await dialog()).findByLabelText('First day')).toHaveValue('2024-02-01');
  expect(within(await dialog()).getByLabelText('Last day')).toHaveValue('2024-02-29');
  await write('Amount in kWh', '500');
  await write('Number of the bill', 'R-2');
  await confirm('Add');
  expect(await screen.findByText('Sum of 3 bills: 5,500 kWh')).toBeVisible();
  expect(await changed()).toMatchObject({
    amount: 5500,
    bills: [january, march, { from: '2024-02-01', to: '2024-02-29', amount: 500, evidence: 'R-2' }],
  });
});

it('replaces the amount by the sum of the first bill', async () => {
  await show(recordWith());
  await press('Add a bill');
  await write('Amount in kWh', '700');
  await confirm('Add');
  expect(await screen.findByText('Sum of 1 bill: 700 kWh')).toBeVisible();
  expect(await changed()).toMatchObject({ amount: 700, bills: [{ amount: 700, from: '2024-01-01' }] });
});

it('edits a bill', async () => {
  await show(recordWith(january, march));
  await press('Change the bill of Jan 1, 2024 – Jan 31, 2024');
  await write('Amount in kWh', '1000');
  await confirm('Save');
  expect(await screen.findByText('Sum of 2 bills: 3,000 kWh')).toBeVisible();
});

it('keeps the amount when the last bill is removed', async () => {
  await show(recordWith(billOf('1', '2024-01-01', '2024-12-31', 5000)));
  await press('Remove the bill of Jan 1, 2024 – Dec 31, 2024');
  expect(await screen.findByRole('textbox', { name: 'Amount in kWh' })).toHaveValue('5000');
  expect(await changed()).toMatchObject({ amount: 5000, bills: [] });
});

it('shows a bill’s fault and adds nothing', async () => {
  await show(recordWith(january));
  await press('Add a bill');
  const until = await within(await dialog()).findByLabelText('Last day');
  await userEvent.clear(until);
  await confirm('Add');
  expect(await screen.findByText('Enter a day')).toBeVisible();
  expect(screen.getByText('Enter an amount other than 0')).toBeVisible();
  expect(screen.getByText('Sum of 1 bill: 3,000 kWh')).toBeInTheDocument();
});

it('does not save bills with a negative sum', async () => {
  await show(recordWith(january, billOf('2', '2024-01-01', '2024-01-31', -3000)));
  await press('Save');
  expect(await screen.findByText('Amount must be a positive number')).toBeVisible();
  expect(saved.change).not.toHaveBeenCalled();
});
