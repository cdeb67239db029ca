import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { ActivityRecord } from '../../../../../core/contracts/ca-activities-data';
import { screenStore } from '../../../../../tests/support/web/api-store';
import { anna } from '../../../../../tests/support/web/fake-auth';
import { newDevice } from '../../../../../tests/support/web/device';
import { openedStores } from '../../../../../tests/support/web/opened-stores';
import { refusal, stubNetwork, type Call } from '../../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../../tests/support/web/with-texts';
import { newActivity, newDistribution, newSpendVolume, newSupplierInput } from '../../new-records';
import { api } from '../../../../lib/api/api';
import { draftedForms, hasDrafts } from '../../../../lib/session/drafts';
import { carbonSlice } from '../../carbon-slice';
import { UpdateScreen } from './update-screen';

jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const list = (...data: object[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 1000, pageCount: 1 } },
});
const path = (resource: string, rest = '') => `/api/ca-${resource}/project/42${rest}`;

const gas = {
  id: 101,
  activityId: 101,
  name: 'Natural gas, gross calorific value',
  unit: 'kWh',
  dataCollectionSheet: 'SCOPE1' as const,
  hierarchyLevel1: 'Stationary combustion',
  hierarchyLevel2: 'Gaseous fuels',
  hierarchyLevel3: 'Natural gas',
  isActive: true,
  includedInFreeVersion: true,
  requiresExactValueInput: true,
};
const steel = {
  id: 1,
  Scope3SectorId: 1,
  code: 'STEEL_MILL_PRODUCTS',
  name: 'Steel and iron mill products',
  hotspotSectorId: 1,
  isActive: true,
  includedInFreeVersion: true,
};
const record: ActivityRecord = {
  ...newActivity(gas, 2024, { amount: 500000, countryCode: 'DE', note: '', evidence: '', resourceId: '' }),
  version: 3,
};
const saved = ({ body }: Call) => {
  const { Amount } = (body as { data: { Amount: number } }).data;
  return { data: { ...record, amount: Amount, version: 4 } };
};

const world = {
  'GET /api/company-profile/42/privileges': {
    privileges: { AppMode: 'OPEN', CarbonAccounting: 'GRANTED_FREE' },
  },
  'GET /api/company-profile/42': { data: { CompanyData: { Country: 'DE' }, PersonalData: {}, version: 1 } },
  'GET /api/user-management/project/42/users': {
    data: [{ handle: '7', email: 'anna@example.test', role: 'Admin' }],
  },
  'GET /api/ca-activities-list': list(gas),
  'GET /api/ca-scope3-sectors': list(steel),
  'GET /api/ca-prefills-list': list(),
  'GET /api/app-countries': list({ id: 1, countryId: 276, code: 'DE', name: 'Germany', isActive: true }),
  'GET /api/app-registration-industries': list(),
  [`GET ${path('emission-results', '/years')}`]: { data: [] },
  [`GET ${path('activities-data')}`]: list(record),
  [`GET ${path('spend-volumes')}`]: list(),
  [`GET ${path('spend-distributions')}`]: list(),
  [`GET ${path('supplier-inputs')}`]: list(),
};
const update = `PUT ${path('activities-data', `/${record.id}`)}`;
const sync = `POST ${path('activities-data', `/${record.id}/sync`)}`;
const remove = `DELETE ${path('activities-data', `/${record.id}`)}`;

beforeEach(() => {
  newDevice();
  window.sessionStorage.clear();
});

const opened = openedStores();

function show(routes: Parameters<typeof stubNetwork>[0] = {}) {
  const network = stubNetwork({ ...world, ...routes });
  const store = opened(screenStore(carbonSlice));
  const { unmount } = render(
    <Provider store={store}>
      <WithTexts>
        <UpdateScreen year="2024" />
      </WithTexts>
    </Provider>,
  );
  return { ...network, store, unmount };
}

const amountField = () =>
  screen.findByRole('textbox', { name: 'Amount of Natural gas, gross calorific value, kWh' });

it('saves an amount when the field is left, with the version that was seen, and syncs it', async () => {
  const { to } = show({ [update]: saved, [sync]: saved });
  const field = await amountField();
  expect(field).toHaveValue('500,000');
  await userEvent.clear(field);
  await userEvent.type(field, '480,000.5{Tab}');
  await waitFor(() => expect(to(update)).toHaveLength(1));
  expect(to(update)[0]?.body).toEqual({ data: { Amount: 480000.5, version: 3 } });
  await waitFor(() => expect(to(sync)).toHaveLength(1));
  expect(field).toHaveValue('480,000.5');
});

it('replaces an amount by what is typed after walking into its field', async () => {
  const { to } = show({ [update]: saved, [sync]: saved });
  const field = await amountField();
  act(() => field.focus());
  await userEvent.keyboard('7{Enter}');
  await waitFor(() => expect(to(update)).toHaveLength(1));
  expect(to(update)[0]?.body).toMatchObject({ data: { Amount: 7 } });
});

it('saves nothing for a field that was only walked through, however many digits its number has', async () => {
  const third = { ...record, amount: 33.333333333333336 };
  const { to } = show({ [`GET ${path('activities-data')}`]: list(third), [update]: saved });
  const field = await amountField();
  await userEvent.click(field);
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', { name: /^Edit Natural gas/ }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(to(update)).toHaveLength(0);
});

describe('while somebody is in a field, somebody else saves another amount', () => {
  const byBen = { ...record, amount: 300, version: 4 };

  async function meanwhile() {
    let standing = record;
    const world = show({ [`GET ${path('activities-data')}`]: () => list(standing), [update]: saved });
    const field = await amountField();
    await userEvent.click(field);
    standing = byBen;
    act(() => void world.store.dispatch(api.util.invalidateTags(['Activities'])));
    await waitFor(() => expect(world.to(`GET ${path('activities-data')}`)).toHaveLength(2));
    expect(field).toHaveValue('500000');
    return { ...world, field };
  }

  it('which stands when the field is left as it was', async () => {
    const { to, field } = await meanwhile();
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('300'));
    expect(to(update)).toHaveLength(0);
  });

  it('which is not written over: the change is sent for what was seen', async () => {
    const { to } = await meanwhile();
    await userEvent.keyboard('7{Tab}');
    await waitFor(() => expect(to(update)).toHaveLength(1));
    expect(to(update)[0]?.body).toEqual({ data: { Amount: 7, version: 3 } });
  });
});

describe('a wrong amount that is corrected in the next session', () => {
  async function correct(standing: ActivityRecord) {
    const before = show();
    await userEvent.clear(await amountField());
    await userEvent.type(await amountField(), '-5{Enter}');
    before.unmount();
    const { to } = show({
      [`GET ${path('activities-data')}`]: list(standing),
      [update]: saved,
      [sync]: saved,
    });
    const field = await amountField();
    expect(field).toHaveValue('-5');
    await userEvent.clear(field);
    await userEvent.type(field, '5{Enter}');
    await waitFor(() => expect(to(update)).toHaveLength(1));
    return to(update)[0]?.body;
  }

  it('is not written over somebody else’s', async () => {
    const body = await correct({ ...record, amount: 300, version: 5 });
    expect(body).toEqual({ data: { Amount: 5, version: 3 } });
  });

  it('is no conflict with a change of something else', async () => {
    const body = await correct({ ...record, note: 'read on Monday', version: 5 });
    expect(body).toEqual({ data: { Amount: 5, version: 5 } });
  });
});

it('forgets a wrong number with its record', async () => {
  show({ [remove]: { data: { deleted: 1, total: 1 } } });
  await userEvent.clear(await amountField());
  await userEvent.type(await amountField(), '-5{Enter}');
  expect(hasDrafts(anna)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Natural gas, gross calorific value' }));
  expect(await screen.findByText('Removed: Natural gas, gross calorific value')).toBeInTheDocument();
  expect(hasDrafts(anna)).toBe(false);
});

describe('a wrong number whose record somebody else removes', () => {
  const typeWrong = async () => {
    await userEvent.clear(await amountField());
    await userEvent.type(await amountField(), '-5{Enter}');
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Share of turnover spent on purchases, %' }),
      '140{Tab}',
    );
    expect(draftedForms(anna)).toEqual([`figure:2024/${record.id}`, 'figure:2024/spendShareOfTurnover']);
  };

  it('is asked about no more, and that of a field that stays is kept', async () => {
    let standing = [record];
    const { store } = show({ [`GET ${path('activities-data')}`]: () => list(...standing) });
    await typeWrong();
    standing = [];
    act(() => void store.dispatch(api.util.invalidateTags(['Activities'])));
    await waitFor(() => expect(draftedForms(anna)).toEqual(['figure:2024/spendShareOfTurnover']));
  });

  it('is forgotten by whoever comes back later, once it is known what there is', async () => {
    const before = show();
    await typeWrong();
    before.unmount();
    const failed = show({ [`GET ${path('activities-data')}`]: refusal(500, 'INTERNAL', 'Out of order') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(draftedForms(anna)).toHaveLength(2);
    failed.unmount();
    show({ [`GET ${path('activities-data')}`]: list() });
    await waitFor(() => expect(draftedForms(anna)).toEqual(['figure:2024/spendShareOfTurnover']));
  });
});

it('takes a share that was wrong at first into the spend volume that was made meanwhile', async () => {
  const before = show();
  const share = () => screen.findByRole('textbox', { name: 'Share of turnover spent on purchases, %' });
  await userEvent.type(await share(), '140{Tab}');
  before.unmount();
  const spend = {
    ...newSpendVolume(2024, { turnoverInThsdUSD: 5000, spendShareOfTurnover: 0 }),
    version: 2,
  };
  const { to } = show({
    [`GET ${path('spend-volumes')}`]: list(spend),
    [`PUT ${path('spend-volumes', `/${spend.id}`)}`]: { data: spend },
  });
  expect(await share()).toHaveValue('140');
  await userEvent.clear(await share());
  await userEvent.type(await share(), '40{Enter}');
  const put = `PUT ${path('spend-volumes', `/${spend.id}`)}`;
  await waitFor(() => expect(to(put)).toHaveLength(1));
  expect(to(put)[0]?.body).toEqual({ data: { SpendShareOfTurnover: 40, version: 2 } });
});

it('brings back an amount that was changed', async () => {
  const { to } = show({ [update]: saved, [sync]: saved });
  await userEvent.clear(await amountField());
  await userEvent.type(await amountField(), '7{Enter}');
  expect(await screen.findByText('Changed: Natural gas, gross calorific value')).toBeInTheDocument();
  await waitFor(() => expect(to(update)).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(to(update)).toHaveLength(2));
  expect(to(update)[1]?.body).toEqual({ data: { Amount: 500000, version: 4 } });
  await waitFor(async () => expect(await amountField()).toHaveValue('500,000'));
});

it.each(['0', '-5', 'a lot'])('does not take %s for an amount', async (text) => {
  const { to } = show({ [update]: saved });
  const field = await amountField();
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
  expect(screen.getByText('Amount must be a positive number')).toBeInTheDocument();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(field, '{Escape}');
  expect(field).toHaveValue('500,000');
  expect(to(update)).toHaveLength(0);
});

it('says why the server did not take an amount', async () => {
  show({ [update]: refusal(400, 'AMOUNT_TOO_LARGE', 'Amount must be at most 1,000,000,000,000') });
  const field = await amountField();
  await userEvent.clear(field);
  await userEvent.type(field, '7{Enter}');
  expect(
    await screen.findByText('Natural gas, gross calorific value could not be changed'),
  ).toBeInTheDocument();
  expect(screen.getByText('Amount must be at most 1,000,000,000,000')).toBeInTheDocument();
});

it('says so in its own words when the server has none', async () => {
  show({ [update]: 400 });
  const field = await amountField();
  await userEvent.clear(field);
  await userEvent.type(field, '7{Enter}');
  expect(await screen.findByText('Update failed')).toBeInTheDocument();
});

it('brings back what was removed', async () => {
  const create = `POST ${path('activities-data', '/create')}`;
  const { to } = show({
    [remove]: { data: { deleted: 1, total: 1 } },
    [create]: { data: record },
    [sync]: saved,
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Remove Natural gas, gross calorific value' }),
  );
  expect(await screen.findByText('Removed: Natural gas, gross calorific value')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await amountField()).toHaveValue('500,000');
  await waitFor(() => expect(to(create)).toHaveLength(1));
  expect(to(create)[0]?.body).toMatchObject({
    data: { ActivityDataId: record.id, ActivityId: 101, Year: 2024, Amount: 500000, CountryCode: 'DE' },
  });
});

it('adds an activity found by any level of its hierarchy, in the company’s own country', async () => {
  const create = `POST ${path('activities-data', '/create')}`;
  const { to } = show({ [create]: { data: record }, [`GET ${path('activities-data')}`]: list() });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a fuel, vehicle or gas' }));
  const drawer = within(screen.getByRole('dialog'));
  await userEvent.click(drawer.getByRole('button', { name: 'Add' }));
  expect(drawer.getByText('Choose an activity')).toBeInTheDocument();
  await userEvent.type(drawer.getByRole('combobox', { name: 'Activity' }), 'stationary');
  await userEvent.click(drawer.getByRole('option', { name: /Natural gas/ }));
  await userEvent.type(drawer.getByLabelText('Amount in kWh'), '1,200');
  await userEvent.click(drawer.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(to(create)).toHaveLength(1));
  expect(to(create)[0]?.body).toMatchObject({ data: { ActivityId: 101, Amount: 1200, CountryCode: 'DE' } });
});

it('shows the evidence of an activity to who may not change it', async () => {
  const bill = { id: 'f0000000-0000-4000-8000-000000000001', name: 'bill.pdf', type: 'pdf', bytes: 3 };
  show({
    'GET /api/user-management/project/42/users': {
      data: [{ handle: '7', email: 'anna@example.test', role: 'User' }],
    },
    [`GET ${path('activities-data', `/${record.id}/evidence`)}`]: { data: [bill] },
  });
  const open = await screen.findByRole('button', {
    name: 'Evidence files of Natural gas, gross calorific value',
  });
  expect(screen.queryByRole('button', { name: /^(Edit|Remove)/ })).not.toBeInTheDocument();
  await userEvent.click(open);
  const drawer = within(screen.getByRole('dialog'));
  expect(await drawer.findByRole('button', { name: 'Save bill.pdf' })).toBeInTheDocument();
  expect(drawer.queryByRole('button', { name: 'Remove bill.pdf' })).not.toBeInTheDocument();
});

it('creates the spend volume with the first figure', async () => {
  const create = `POST ${path('spend-volumes', '/create')}`;
  const { to } = show({ [create]: 503 });
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Turnover, thousand USD' }),
    '5,000{Enter}',
  );
  await waitFor(() => expect(to(create)).not.toHaveLength(0));
  expect(to(create)[0]?.body).toMatchObject({
    data: { Year: 2024, TurnoverInThsdUSD: 5000, SpendShareOfTurnover: 0 },
  });
});

it('takes the second figure into the spend volume that the first one makes, however slow that is', async () => {
  const create = `POST ${path('spend-volumes', '/create')}`;
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const { to, calls } = show({
    [create]: ({ body }) => {
      const { SpendVolumeId: id, Year: year } = (body as { data: Record<string, unknown> }).data;
      const figures = { turnoverInThsdUSD: 5000, spendShareOfTurnover: 0 };
      return released.then(() => ({ data: { id, year, ...figures, version: 1 } }));
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Turnover, thousand USD' }), '5,000{Tab}');
  await waitFor(() => expect(to(create)).toHaveLength(1));
  await userEvent.keyboard('40{Tab}');
  release();
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    data: { SpendShareOfTurnover: 40, version: 1 },
  });
  expect(to(create)).toHaveLength(1);
});

it('removes the spend volume of a year', async () => {
  const spend = {
    ...newSpendVolume(2024, { turnoverInThsdUSD: 5000, spendShareOfTurnover: 40 }),
    version: 2,
  };
  const deletion = `DELETE ${path('spend-volumes', `/${spend.id}`)}`;
  const { calls } = show({ [`GET ${path('spend-volumes')}`]: list(spend), [deletion]: { data: {} } });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Turnover and purchases' }));
  await waitFor(() => expect(calls.map((call) => call.path)).toContain(`${deletion.slice(7)}?version=2`));
  expect(screen.getByText('Removed: Turnover and purchases')).toBeInTheDocument();
});

it('saves of a distribution what was changed in it, on what was seen when it was opened', async () => {
  const of = (scope3SectorId: number, shareOfInput: number) => ({
    ...newDistribution(2024, { scope3SectorId, shareOfInput }),
    version: 1,
  });
  const [first, second] = [of(1, 100 / 3), of(2, 20)];
  const resource = 'spend-distributions';
  let standing = [first, second];
  const { to, calls, store } = show({
    'GET /api/ca-scope3-sectors': list(steel, { ...steel, id: 2, Scope3SectorId: 2, name: 'Tyres' }),
    [`GET ${path(resource)}`]: () => list(...standing),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change the distribution' }));
  standing = [
    { ...first, shareOfInput: 10, version: 2 },
    { ...second, shareOfInput: 30, version: 2 },
  ];
  act(() => void store.dispatch(api.util.invalidateTags(['SpendDistributions'])));
  await waitFor(() => expect(to(`GET ${path(resource)}`)).toHaveLength(2));
  const drawer = within(screen.getByRole('dialog'));
  const fields = drawer.getAllByRole('listitem').map((line) => within(line).getByRole('textbox'));
  await userEvent.clear(fields[1] as HTMLElement);
  await userEvent.type(fields[1] as HTMLElement, '25');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  const writes = () => calls.filter(({ method }) => method === 'PUT');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({
    path: path(resource, `/${second?.id}`),
    body: { data: { ShareOfInput: 25, version: 1 } },
  });
});

it('shows how much is distributed, and names the sector whose suppliers are too much', async () => {
  const sector = { ...newDistribution(2024, { scope3SectorId: 1, shareOfInput: 80 }), version: 1 };
  const supplier = (supplierName: string, shareOfSectorInput: number, distributionId = sector.id) => ({
    ...newSupplierInput(2024, {
      distributionId,
      supplierId: supplierName,
      supplierName,
      countryCode: 'DE',
      shareOfSectorInput,
    }),
    version: 1,
  });
  show({
    [`GET ${path('spend-distributions')}`]: list(sector),
    [`GET ${path('supplier-inputs')}`]: list(
      supplier('Rheinalu', 70),
      supplier('Zhongyuan', 40),
      supplier('Lost', 5, 'gone'),
    ),
  });
  expect(await screen.findByText('80% distributed')).toBeInTheDocument();
  expect(screen.getByText('20% left')).toBeInTheDocument();
  expect(
    await screen.findByText(/the suppliers’ shares of Steel and iron mill products add up to 110%/),
  ).toBeInTheDocument();
  expect(screen.getByText('1 supplier has no sector any more')).toBeInTheDocument();
});

it('tells how little shares are too much by', async () => {
  const sector = { ...newDistribution(2024, { scope3SectorId: 1, shareOfInput: 100.002 }), version: 1 };
  const supplier = newSupplierInput(2024, {
    ...{ distributionId: sector.id, supplierId: 'V-7', supplierName: 'Rheinalu', countryCode: 'DE' },
    shareOfSectorInput: 100.002,
  });
  show({
    [`GET ${path('spend-distributions')}`]: list(sector),
    [`GET ${path('supplier-inputs')}`]: list({ ...supplier, version: 1 }),
  });
  expect(await screen.findByText('100.002% distributed')).toBeInTheDocument();
  expect(screen.getByText('0.002% too much')).toBeInTheDocument();
  expect(
    await screen.findByText(/shares of Steel and iron mill products add up to 100.002%/),
  ).toBeInTheDocument();
  expect(screen.getByText('100.002%')).toBeInTheDocument();
});

it('tells how little of the shares is left', async () => {
  const sector = { ...newDistribution(2024, { scope3SectorId: 1, shareOfInput: 99.998 }), version: 1 };
  show({ [`GET ${path('spend-distributions')}`]: list(sector) });
  expect(await screen.findByText('99.998% distributed')).toBeInTheDocument();
  expect(screen.getByText('0.002% left')).toBeInTheDocument();
});

it('links a supplier with one of the company’s own, so that its answers count', async () => {
  const sector = { ...newDistribution(2024, { scope3SectorId: 1, shareOfInput: 80 }), version: 1 };
  const linkingId = 'a0000000-0000-4000-8000-000000000001';
  const create = `POST ${path('supplier-inputs', '/create')}`;
  const { to } = show({
    [`GET ${path('spend-distributions')}`]: list(sector),
    'GET /api/supplychain-suppliers/project/42': list({
      ...{ linkingId, supplierName: 'Rheinalu GmbH', supplierId: 'V-7', email: 'info@rheinalu.example' },
      ...{ companyName: '', countryCode: 'DE', status: 'submitted', performance: 12.5 },
    }),
    [create]: 503,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a supplier' }));
  const drawer = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(drawer.getByLabelText('Sector'), 'Steel and iron mill products');
  const link = await drawer.findByRole('combobox', { name: /Supplier in supply chain management/ });
  await userEvent.type(link, 'v-7');
  await userEvent.click(drawer.getByRole('option', { name: /Rheinalu GmbH/ }));
  expect(drawer.getByText('Linked: 12.5% below its sector’s average')).toBeInTheDocument();
  expect(drawer.getByLabelText('Supplier')).toHaveValue('Rheinalu GmbH');
  await userEvent.type(drawer.getByLabelText('Share of the sector, %'), '30');
  await userEvent.click(drawer.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(to(create)).not.toHaveLength(0));
  expect(to(create)[0]?.body).toMatchObject({
    data: { SupplierId: linkingId, SupplierName: 'Rheinalu GmbH', CountryCode: 'DE' },
  });
});

it('brings back all sectors that were removed together', async () => {
  const sectors = [1, 2].map((scope3SectorId) => ({
    ...newDistribution(2024, { scope3SectorId, shareOfInput: 20 }),
    version: 1,
  }));
  const resource = 'spend-distributions';
  const create = `POST ${path(resource, '/create')}`;
  const { to } = show({
    'GET /api/ca-scope3-sectors': list(steel, {
      ...steel,
      id: 2,
      Scope3SectorId: 2,
      code: 'TYRES',
      name: 'Tyres',
    }),
    [`GET ${path(resource)}`]: list(...sectors),
    ...Object.fromEntries(sectors.map(({ id }) => [`DELETE ${path(resource, `/${id}`)}`, { data: {} }])),
    [create]: 503,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change the distribution' }));
  const drawer = within(screen.getByRole('dialog'));
  for (const button of drawer.getAllByRole('button', { name: /^Remove/ })) await userEvent.click(button);
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Removed: Steel and iron mill products, Tyres')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('40% distributed')).toBeInTheDocument();
  await waitFor(() => expect(to(create)).not.toHaveLength(0));
});

it('turns away a year that cannot be accounted for', () => {
  render(
    <Provider store={screenStore(carbonSlice)}>
      <WithTexts>
        <UpdateScreen year="1889" />
      </WithTexts>
    </Provider>,
  );
  expect(screen.getByRole('heading', { name: 'There are no accounts of this year' })).toBeInTheDocument();
});
