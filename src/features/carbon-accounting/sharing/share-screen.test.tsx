import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AllocationCustomer, AllocationOfYear } from '../../../../core/contracts/ca-allocations';
import { path, showing } from '../../../../tests/support/web/carbon-inputs';
import { refusal } from '../../../../tests/support/web/stub-network';
import { ShareScreen } from './share-screen';

const account: AllocationOfYear['account'] = {
  tonnes: { scope1: 100, scope2: 50, scope3: 850, total: 1000 },
  calculatedAt: '2025-03-01T08:00:00.000Z',
  methodVersion: 2,
  covers: { scope1: true, scope2: true, purchases: true },
  categories: [1, 3],
  intensity: 0.25,
  dataQuality: 3.2,
  uncertaintyPercent: 31,
};
const nordwerk: AllocationCustomer = {
  customerId: 7,
  name: 'Nordwerk Automotive AG',
  isCustomer: true,
  isSupplier: false,
  turnover: null,
  quantity: null,
  shared: null,
  version: 0,
};
const figure = {
  year: 2024,
  allocated: { scope1: 10, scope2: 5, scope3: 85, total: 100 },
  method: 'economic' as const,
  calculatedAt: '2025-02-01T08:00:00.000Z',
  methodVersion: 2,
  covers: { scope1: true, scope2: true, purchases: true },
  categories: [1, 3],
  intensity: 0.25,
  dataQuality: 3.2,
  uncertaintyPercent: 31,
  isVerified: false,
  sharedAt: '2025-02-02T08:00:00.000Z',
};
const euro = (turnoverInThsd: number) => ({
  turnoverInThsdUSD: turnoverInThsd * 1.01,
  turnoverInThsd,
  currency: 'EUR',
});
const of = (
  changes: Partial<AllocationOfYear> = {},
  ...customers: Partial<AllocationCustomer>[]
): { data: AllocationOfYear } => ({
  data: {
    year: 2024,
    basis: { method: 'economic', quantity: null, unit: 'kg', version: 0 },
    turnover: euro(4000),
    account,
    needsRecalculation: false,
    customers: (customers.length > 0 ? customers : [{}]).map((each) => ({ ...nordwerk, ...each })),
    ...changes,
  },
});

const show = showing(<ShareScreen year="2024" />);
const get = `GET ${path('allocations', '/year/2024')}`;
const sold = `PUT ${path('allocations', '/year/2024/customer/7')}`;
const sharing = `PUT ${path('allocations', '/year/2024/customer/7/sharing')}`;
const basis = `PUT ${path('allocations', '/year/2024/basis')}`;
const row = async (name = /^Nordwerk/) => within(await screen.findByRole('row', { name }));
const field = async () => (await row()).findByRole('textbox', { name: /^Sold to Nordwerk/ });
const text = (element: HTMLElement | null) => element?.textContent?.replaceAll('\u00a0', ' ');

it('divides the emissions by sales, and shares the part shown', async () => {
  const { to } = show({
    [get]: of(),
    [sold]: { data: { ...nordwerk, turnover: euro(800), version: 1 } },
    [sharing]: { data: { ...nordwerk, shared: figure } },
  });
  expect(await field()).toHaveValue('');
  expect(screen.getByRole('columnheader', { name: 'Sold in the year, thousand EUR' })).toBeInTheDocument();
  await userEvent.type(await field(), '800');
  await userEvent.tab();
  await waitFor(() => expect(to(sold)).toHaveLength(1));
  expect(to(sold)[0]?.body).toEqual({ data: { TurnoverInThsd: 800, Currency: 'EUR', version: 0 } });
  const nordwerks = await row();
  expect(nordwerks.getByText('20%')).toBeVisible();
  expect(nordwerks.getByText('200.0')).toBeVisible();
  expect(nordwerks.getByText('Scope 3').parentElement).toHaveTextContent('Scope 3 170.0');
  expect(screen.getByText('Allocated to customers in total: 20%')).toBeVisible();

  await userEvent.click(nordwerks.getByRole('button', { name: 'Share with Nordwerk Automotive AG' }));
  await waitFor(() => expect(to(sharing)).toHaveLength(1));
  expect(to(sharing)[0]?.body).toEqual({
    data: { isShared: true, seen: { total: 200, intensity: 0.25, verification: null } },
  });
  expect(await nordwerks.findByText(/^Last shared/)).toBeVisible();
});

it('treats an empty field as no sales', async () => {
  const { to } = show({
    [get]: of({}, { turnover: euro(800), version: 1 }),
    [sold]: { data: { ...nordwerk, version: 2 } },
  });
  await userEvent.clear(await field());
  await userEvent.tab();
  await waitFor(() => expect(to(sold)).toHaveLength(1));
  expect(to(sold)[0]?.body).toEqual({ data: { TurnoverInThsd: 0, Currency: 'EUR', version: 1 } });
  expect(await field()).toHaveValue('');
});

it('queues sales and sharing while offline', async () => {
  show({ [get]: of(), [sold]: 503, [sharing]: 503 });
  await userEvent.type(await field(), '800');
  await userEvent.tab();
  const nordwerks = await row();
  await userEvent.click(await nordwerks.findByRole('button', { name: /^Share with/ }));
  expect(await nordwerks.findByText('Shared')).toBeVisible();
  expect(await nordwerks.findByText('Not sent yet')).toBeVisible();
});

it('says what has changed since, offers the update, and stops sharing', async () => {
  const { to } = show({
    [get]: of({}, { turnover: euro(800), version: 1, shared: figure }),
    [sharing]: { data: { ...nordwerk, turnover: euro(800), version: 1 } },
  });
  const nordwerks = await row();
  expect(text(await nordwerks.findByText(/^Was/))).toBe('Was 100.0, is 200.0 t CO₂e now.');
  expect(nordwerks.getByRole('button', { name: /^Share the update/ })).toBeEnabled();
  await userEvent.click(nordwerks.getByRole('button', { name: /^Stop sharing/ }));
  await waitFor(() => expect(to(sharing)[0]?.body).toEqual({ data: { isShared: false } }));
  expect(await nordwerks.findByText('Not shared')).toBeVisible();
});

it.each([
  [{ shared: figure }, 'Was 100.0 t CO₂e, nothing is allocated now.'],
  [
    { turnover: euro(800), shared: { ...figure, allocated: null } },
    'Nothing was allocated, is 200.0 t CO₂e now.',
  ],
])('says that the allocated part has gone, or is new', async (customer, since) => {
  show({ [get]: of({}, { version: 1, ...customer }) });
  const said = await (await row()).findByText(/allocated/);
  expect(text(said)).toBe(since);
});

it.each([
  [0.3, 'The intensity was 0.3, is 0.25 kg CO₂e per USD now.'],
  [0.250_000_1, 'Method, coverage, quality or uncertainty has changed since.'],
])('says what has changed if the total is the same: an intensity of %d', async (intensity, since) => {
  show({ [get]: of({}, { shared: { ...figure, allocated: null, intensity } }) });
  expect(text(await (await row()).findByText(/^The intensity was|has changed since/))).toBe(since);
});

it('shows a preview of what the customer sees', async () => {
  show({ [get]: of({}, { turnover: euro(800), version: 1 }) });
  await userEvent.click(
    (await row()).getByRole('button', { name: 'Preview: what Nordwerk Automotive AG sees' }),
  );
  const preview = within(screen.getByRole('dialog', { name: 'What Nordwerk Automotive AG sees' }));
  expect(preview.getByRole('row', { name: /^2024/ })).toHaveTextContent('2024' + '20' + '10' + '170');
  expect(preview.getByText('scope 1; scope 2, market-based; purchases (scope 3)')).toBeInTheDocument();
  expect(preview.getByText('not verified')).toBeInTheDocument();
  expect(preview.queryByText(/800/)).not.toBeInTheDocument();
});

it('offers an update of the verification, with a preview of it', async () => {
  const verification = {
    provider: 'TÜV SÜD',
    assurance: 'limited',
    standard: '',
    completedOn: '2025-03-12',
  } as const;
  const { to } = show({
    [get]: of({ account: { ...account, verification } }, { turnover: euro(400), shared: figure }),
    [sharing]: {
      data: { ...nordwerk, turnover: euro(400), shared: { ...figure, isVerified: true, verification } },
    },
  });
  const nordwerks = await row();
  expect(await nordwerks.findByText('The verification has changed since.')).toBeVisible();
  await userEvent.click(nordwerks.getByRole('button', { name: /^Preview/ }));
  const preview = within(await screen.findByRole('dialog'));
  expect(preview.getByText('Verified by').nextElementSibling).toHaveTextContent('TÜV SÜD');
  await userEvent.click(preview.getByRole('button', { name: 'Close' }));
  await userEvent.click(nordwerks.getByRole('button', { name: /^Share the update/ }));
  await waitFor(() => expect(to(sharing)).toHaveLength(1));
  expect(to(sharing)[0]?.body).toMatchObject({ data: { isShared: true, seen: { verification } } });
  await waitFor(() =>
    expect(nordwerks.queryByText('The verification has changed since.')).not.toBeInTheDocument(),
  );
});

it('shares nothing while more than 100% is allocated', async () => {
  show({
    [get]: of({}, { turnover: euro(3000) }, { customerId: 8, name: 'Velomotive SE', turnover: euro(1004) }),
  });
  expect(text(await screen.findByText(/is allocated to customers$/))).toBe(
    '100.1% is allocated to customers',
  );
  expect(screen.queryByRole('button', { name: /^Share with/ })).not.toBeInTheDocument();
});

it.each([
  [{ account: null }, 'There is nothing to share yet'],
  [
    { account: { ...account, tonnes: { scope1: 0, scope2: 0, scope3: 0, total: 0 } } },
    'A total of zero is not shared',
  ],
])('says why nothing can be shared', async (changes, title) => {
  show({ [get]: of(changes) });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Share with/ })).not.toBeInTheDocument();
});

it('says that customers do not calculate with an incomplete account', async () => {
  show({ [get]: of({ account: { ...account, covers: { scope1: true, scope2: false, purchases: false } } }) });
  expect(await screen.findByText(/Missing: scope 2, purchases\./)).toBeVisible();
});

it('mentions customers that are suppliers or have left, and other currencies', async () => {
  show({
    [get]: of(
      {},
      { isSupplier: true, turnover: { turnoverInThsdUSD: 900, turnoverInThsd: 800, currency: 'CHF' } },
      { customerId: 8, name: 'Gone Ltd', isCustomer: false, turnover: euro(400) },
    ),
  });
  const nordwerks = await row();
  expect(nordwerks.getByText(/^Also your supplier/)).toBeVisible();
  expect(
    nordwerks.getByText(/^Entered in CHF; compared with your turnover at the mean rates of 2024/),
  ).toBeVisible();
  const gone = await row(/^Gone/);
  expect(gone.getByText('No longer a customer')).toBeVisible();
  expect(gone.queryByRole('button', { name: /^Share with/ })).not.toBeInTheDocument();
});

it('allocates by mass or pieces, for which the total is entered', async () => {
  const { to } = show({
    [get]: of({}, { quantity: 25 }),
    [basis]: ({ body }) => ({
      data: {
        method: 'physical',
        quantity: null,
        unit: 'kg',
        ...(body as { data: object }).data,
        version: 1,
      },
    }),
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'By mass or pieces' }));
  const all = await screen.findByRole('textbox', { name: 'Total sold in the year, kg' });
  expect(screen.getByText(/^The total sold in the year is missing/)).toBeVisible();
  await userEvent.type(all, '100');
  await userEvent.tab();
  await waitFor(() => expect(to(basis)).toHaveLength(2));
  expect(to(basis).map(({ body }) => (body as { data: object }).data)).toEqual([
    { method: 'physical', version: 0 },
    { quantity: 100, version: 1 },
  ]);
  expect((await row()).getByText('25%')).toBeVisible();
  expect(screen.queryByText(/^The total sold in the year is missing/)).not.toBeInTheDocument();
});

it('says that a figure has changed since it was seen', async () => {
  show({
    [get]: of({}, { turnover: euro(800), version: 1 }),
    [sharing]: refusal(409, 'FIGURE_CHANGED', 'The figure is another by now.'),
  });
  await userEvent.click((await row()).getByRole('button', { name: /^Share with/ }));
  expect(await screen.findByText(/^What you share has changed in the meantime/)).toBeVisible();
});

it('is read only for view-only people', async () => {
  show({
    [get]: of({}, { turnover: euro(800), version: 1 }),
    'GET /api/user-management/project/42/users': {
      data: [{ handle: '7', email: 'anna@example.test', role: 'User' }],
    },
    'GET /api/company-profile/42/privileges': { privileges: { AppMode: 'TRIAL', CarbonAccounting: 'NONE' } },
  });
  const nordwerks = await row();
  expect(nordwerks.queryByRole('textbox')).not.toBeInTheDocument();
  expect(nordwerks.queryByRole('button', { name: /^Share/ })).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'By turnover' })).toBeDisabled();
});

it('says when nothing could be loaded, and when there are no customers', async () => {
  const { unmount } = show({ [get]: 500 });
  expect(await screen.findByText('What is shared could not be loaded')).toBeVisible();
  unmount();
  show({ [get]: { data: { ...of().data, customers: [] } } });
  expect(await screen.findByText(/^No customer yet/)).toBeVisible();
});
