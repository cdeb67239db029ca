import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { list, path, showing, steel } from '../../../../tests/support/web/carbon-inputs';
import { api } from '../../../lib/api/api';
import { newDistribution, newSpendVolume, newSupplierInput } from '../records/new-records';
import { UpdateScreen } from '../update/update-screen';

jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const show = showing(<UpdateScreen year="2024" />);

it('creates the spend volume with the first figure', async () => {
  const create = `POST ${path('spend-volumes', '/create')}`;
  const { to } = show({ [create]: 503 });
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Turnover, thousand EUR' }),
    '5,000{Enter}',
  );
  await waitFor(() => expect(to(create)).not.toHaveLength(0));
  expect(to(create)[0]?.body).toMatchObject({
    data: { Year: 2024, TurnoverInThsd: 5000, Currency: 'EUR', SpendShareOfTurnover: 0 },
  });
});

it('offers the typical share of the company’s industry until one is entered', async () => {
  const create = `POST ${path('spend-volumes', '/create')}`;
  const food = { id: 1, industryId: 7, industryName: 'Food', spendVolumeShare: 70, spendInputs: [] };
  const company = { CompanyData: { Country: 'DE', BusinessSegmentRegistration: 7 }, PersonalData: {} };
  const { to } = show({
    [create]: 503,
    'GET /api/ca-prefills-list': list({ ...food, industryId: 6, spendVolumeShare: 40 }, food),
    'GET /api/company-profile/42': { data: { ...company, version: 1 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Start with 70%' }));
  await waitFor(() => expect(to(create)).not.toHaveLength(0));
  expect(to(create)[0]?.body).toMatchObject({ data: { Year: 2024, SpendShareOfTurnover: 70 } });
  expect(screen.queryByText(/^Assumed for your industry/)).not.toBeInTheDocument();
});

it('adds the second figure to the spend volume that the first one creates, however slow that is', async () => {
  const create = `POST ${path('spend-volumes', '/create')}`;
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const { to, calls } = show({
    [create]: ({ body }) => {
      const { SpendVolumeId: id, Year: year } = (body as { data: Record<string, unknown> }).data;
      const figures = {
        ...{ turnoverInThsdUSD: 5049, turnoverInThsd: 5000, currency: 'EUR' },
        spendShareOfTurnover: 0,
      };
      return released.then(() => ({ data: { id, year, ...figures, version: 1 } }));
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Turnover, thousand EUR' }), '5,000{Tab}');
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
  await userEvent.click(await screen.findByRole('button', { name: 'Remove turnover and purchases' }));
  await waitFor(() => expect(calls.map((call) => call.path)).toContain(`${deletion.slice(7)}?version=2`));
  expect(screen.getByText('Removed: Turnover and purchases')).toBeInTheDocument();
});

it('saves only the changes of a distribution, based on what was seen when it was opened', async () => {
  const of = (scope3SectorId: number, shareOfInput: number) => ({
    ...newDistribution(2024, { scope3SectorId, shareOfInput }),
    version: 1,
  });
  const [first, second] = [of(1, 100 / 3), of(2, 20)];
  const resource = 'spend-distributions';
  let onServer = [first, second];
  const { to, calls, store } = show({
    'GET /api/ca-scope3-sectors': list(steel, { ...steel, id: 2, Scope3SectorId: 2, name: 'Tyres' }),
    [`GET ${path(resource)}`]: () => list(...onServer),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change the distribution' }));
  onServer = [
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

it('shows how much is distributed, and names the sector whose suppliers add up to too much', async () => {
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
  expect(screen.getByText('1 supplier no longer has a sector')).toBeInTheDocument();
});

it('shows by how little the shares are too high', async () => {
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

it('shows how little of the shares is left', async () => {
  const sector = { ...newDistribution(2024, { scope3SectorId: 1, shareOfInput: 99.998 }), version: 1 };
  show({ [`GET ${path('spend-distributions')}`]: list(sector) });
  expect(await screen.findByText('99.998% distributed')).toBeInTheDocument();
  expect(screen.getByText('0.002% left')).toBeInTheDocument();
});

/** A supplier stays accepted, not submitted, while it owes another requested item. */
it.each(['submitted', 'accepted'])(
  'links one of the company’s own suppliers that is %s, so that its answers count',
  async (status) => {
    const sector = { ...newDistribution(2024, { scope3SectorId: 1, shareOfInput: 80 }), version: 1 };
    const linkingId = 'a0000000-0000-4000-8000-000000000001';
    const create = `POST ${path('supplier-inputs', '/create')}`;
    const { to } = show({
      [`GET ${path('spend-distributions')}`]: list(sector),
      'GET /api/supplychain-suppliers/project/42': list({
        ...{ linkingId, supplierName: 'Rheinalu GmbH', supplierId: 'V-7', email: 'info@rheinalu.example' },
        ...{ companyName: '', countryCode: 'DE', status, performance: 12.5 },
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
  },
);

it('restores all sectors that were removed together', async () => {
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
