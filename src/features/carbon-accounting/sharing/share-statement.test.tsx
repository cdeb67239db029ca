import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AllocationCustomer, AllocationOfYear } from '../../../../core/contracts/ca-allocations';
import type { StatementFile } from '../../../../core/contracts/shared-figures';
import { path, showing } from '../../../../tests/support/web/carbon-inputs';
import { ShareScreen } from './share-screen';

const account: NonNullable<AllocationOfYear['account']> = {
  tonnes: { scope1: 100, scope2: 50, scope3: 850, total: 1000 },
  calculatedAt: '2025-03-01T08:00:00.000Z',
  methodVersion: 2,
  covers: { scope1: true, scope2: true, purchases: true },
  categories: [1, 3],
  intensity: 0.25,
  dataQuality: 3.2,
  uncertaintyPercent: 31,
  verification: { provider: 'TÜV SÜD', assurance: 'limited', standard: '', completedOn: '2025-03-12' },
};
const { tonnes: _tonnes, ...ofAccount } = account;
const fileOf = (number: number, name: string): StatementFile => ({
  id: `f0000000-0000-4000-8000-00000000000${number}`,
  ...{ name, type: 'pdf', bytes: 3 },
});
const statement = fileOf(1, 'statement.pdf');
const annex = fileOf(2, 'annex.pdf');
const figure = {
  ...{ year: 2024, allocated: null, method: 'economic' as const, ...ofAccount, isVerified: true },
  sharedAt: '2025-02-02T08:00:00.000Z',
};
const nordwerk: AllocationCustomer = {
  ...{ customerId: 7, name: 'Nordwerk Automotive AG', isCustomer: true, isSupplier: false },
  ...{ turnover: null, quantity: null, shared: null, version: 0 },
};
const of = (
  files: readonly StatementFile[],
  shared: AllocationCustomer['shared'] = null,
): { data: AllocationOfYear } => ({
  data: {
    year: 2024,
    basis: { method: 'economic', quantity: null, unit: 'kg', version: 0 },
    turnover: null,
    account,
    needsRecalculation: false,
    ...(files.length > 0 && { statement: [...files] }),
    customers: [{ ...nordwerk, shared }],
  },
});

const show = showing(<ShareScreen year="2024" />);
const get = `GET ${path('allocations', '/year/2024')}`;
const sharing = `PUT ${path('allocations', '/year/2024/customer/7/sharing')}`;
const row = async () => within(await screen.findByRole('row', { name: /^Nordwerk/ }));
const box = async () => (await row()).findByRole('checkbox', { name: 'With the verification statement' });
const press = async (name: RegExp) => userEvent.click(await (await row()).findByRole('button', { name }));

it('shares the files with the figure once that is chosen', async () => {
  const { to } = show({
    [get]: of([statement, annex]),
    [sharing]: { data: { ...nordwerk, shared: { ...figure, statement: [statement, annex] } } },
  });
  expect(await box()).not.toBeChecked();
  await userEvent.click(await box());
  await press(/^Share with/);
  await waitFor(() => expect(to(sharing)).toHaveLength(1));
  expect(to(sharing)[0]?.body).toMatchObject({
    data: { isShared: true, statement: [statement.id, annex.id] },
  });
  expect(await (await row()).findByText('Shared')).toBeVisible();
  expect(await box()).toBeChecked();
  expect((await row()).queryByRole('button', { name: /^Share the update/ })).not.toBeInTheDocument();
});

it('shares no file unless that is chosen', async () => {
  const { to } = show({ [get]: of([statement]), [sharing]: { data: { ...nordwerk, shared: figure } } });
  await box();
  await press(/^Share with/);
  await waitFor(() => expect(to(sharing)).toHaveLength(1));
  expect(to(sharing)[0]?.body).toEqual({
    data: {
      isShared: true,
      seen: { total: null, intensity: 0.25, verification: account.verification },
    },
  });
});

it('previews the files as chosen', async () => {
  show({ [get]: of([statement]) });
  const files = async () => {
    await press(/^Preview/);
    const preview = within(await screen.findByRole('dialog'));
    const label = preview.queryByText('Verification statement');
    const text = label?.nextElementSibling?.textContent;
    await userEvent.click(preview.getByRole('button', { name: 'Close' }));
    return text;
  };
  await box();
  expect(await files()).toBeUndefined();
  await userEvent.click(await box());
  expect(await files()).toBe('statement.pdf');
});

it('withdraws the files with the next update', async () => {
  const { to } = show({
    [get]: of([statement], { ...figure, statement: [statement] }),
    [sharing]: { data: { ...nordwerk, shared: figure } },
  });
  expect(await box()).toBeChecked();
  expect((await row()).queryByRole('button', { name: /^Share the update/ })).not.toBeInTheDocument();
  await userEvent.click(await box());
  await press(/^Share the update/);
  await waitFor(() => expect(to(sharing)).toHaveLength(1));
  expect(to(sharing)[0]?.body).not.toHaveProperty('data.statement');
});

it('asks again after sharing was stopped', async () => {
  show({
    [get]: of([statement], { ...figure, statement: [statement] }),
    [sharing]: { data: nordwerk },
  });
  await press(/^Stop sharing/);
  expect(await (await row()).findByText('Not shared')).toBeVisible();
  expect(await box()).not.toBeChecked();
});

it.each([
  ['was added', [statement, annex]],
  ['was removed', []],
])('offers the update after a file %s', async (_what, files) => {
  show({ [get]: of(files, { ...figure, statement: [statement] }) });
  expect(await (await row()).findByText('The verification statement has changed since.')).toBeVisible();
  expect(await (await row()).findByRole('button', { name: /^Share the update/ })).toBeEnabled();
});

it('offers nothing without a file', async () => {
  show({ [get]: of([]) });
  expect(await (await row()).findByRole('button', { name: /^Share with/ })).toBeEnabled();
  expect((await row()).queryByRole('checkbox')).not.toBeInTheDocument();
});

it('tells view-only people that the statement is shared', async () => {
  show({
    [get]: of([statement], { ...figure, statement: [statement] }),
    'GET /api/user-management/project/42/users': {
      data: [{ handle: '7', email: 'anna@example.test', role: 'User', viewOnly: true }],
    },
  });
  expect(await (await row()).findByText('With the verification statement')).toBeVisible();
  expect((await row()).queryByRole('checkbox')).not.toBeInTheDocument();
});
