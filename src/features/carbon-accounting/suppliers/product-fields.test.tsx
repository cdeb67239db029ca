import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, open } from '../../../../tests/support/web/carbon-drawers';
import { ingot } from '../../../domain/products/test-offered';
import { groupSuppliers } from '../records/inputs';
import { newDistribution, newSupplierInput } from '../records/new-records';
import { SupplierDrawer } from './supplier-drawer';

const linkingId = '6f1c0f66-0000-4000-8000-000000000001';
const smelter = {
  linkingId,
  ...{
    supplierName: 'Hallingdal',
    supplierId: '77',
    companyId: ingot.companyId,
    companyName: ingot.companyName,
  },
  ...{ email: 'post@hallingdal.example', countryCode: 'NO', status: 'accepted', performance: null },
};
const list = (...data: object[]) => ({ data, meta: { pagination: { pageCount: 1 } } });
const routes = (...offered: object[]) => ({
  'GET /api/supplychain-suppliers/project/42': list(smelter),
  'GET /api/ca-offered-products/project/42': list(...offered),
});

const year = 2026;
const [distribution] = [{ ...newDistribution(year, { scope3SectorId: 1, shareOfInput: 20 }), version: 1 }];
const distributions = [distribution];
const bought = {
  productId: ingot.productId,
  productName: 'Aluminium ingot',
  productQuantity: 3,
  productUnit: 't',
  productShare: 40,
};
const record = (wishes: object = {}) => ({
  ...newSupplierInput(year, {
    distributionId: distribution.id,
    supplierId: linkingId,
    supplierName: 'Hallingdal',
    countryCode: 'NO',
    shareOfSectorInput: 30,
    ...wishes,
  }),
  version: 2,
});

const onChange = jest.fn();
beforeEach(() => {
  window.sessionStorage.clear();
  onChange.mockClear();
});

const drawer = (seen = record(), of = year) =>
  function Drawer(close: { onClose: () => void }) {
    return (
      <SupplierDrawer
        {...{ year: of, record: seen, distributions, groups: groupSuppliers(distributions, []) }}
        {...{ isRemoved: false, onAdd: jest.fn(), onChange, ...close }}
      />
    );
  };
const product = () => screen.findByLabelText(/^Product with its own footprint/);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('accepts a quantity of the supplier’s product, shows its emissions, and saves it', async () => {
  await open(
    drawer(),
    'en',
    routes(ingot, { ...ingot, productId: 'x', companyId: 78, companyName: 'Another AS' }),
  );
  const options = [...(await product()).querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(options).toEqual(['None', 'Aluminium ingot, HA-226-10']);
  await userEvent.selectOptions(await product(), ingot.productId);
  await userEvent.selectOptions(screen.getByLabelText('Unit'), 't');
  await userEvent.type(await field(/^Quantity bought/), '2.5');
  // 2.5 t at 41.3 kg per 10 kg.
  expect(await field(/^Quantity bought/)).toHaveAccessibleDescription('Result: 10.325\u00a0t\u00a0CO₂e.');
  await userEvent.type(await field(/^Its share of what you spend/), '40');
  await save();
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(onChange).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({
      ...{ productId: ingot.productId, productName: 'Aluminium ingot' },
      ...{ productQuantity: 2.5, productUnit: 't', productShare: 40 },
    }),
    'Hallingdal',
  );
});

it('offers nothing from a partner system or another company with the same name', async () => {
  const namesakes = [null, 78].map((companyId) => ({ ...ingot, productId: `of ${companyId}`, companyId }));
  await open(drawer(), 'en', routes(...namesakes));
  expect(await field('Share of the sector, %')).toBeVisible();
  expect(screen.queryByText(/^Product with its own footprint/)).not.toBeInTheDocument();
});

it('is not saved without a quantity and a share', async () => {
  await open(drawer(), 'en', routes(ingot));
  await userEvent.selectOptions(await product(), ingot.productId);
  await save();
  expect(await screen.findByText('Amount must be a positive number')).toBeVisible();
  expect(screen.getByText('The share of the product must be above 0 and at most 100 percent')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

it('is removed by choosing none', async () => {
  await open(drawer(record(bought)), 'en', routes(ingot));
  expect(await field(/^Quantity bought, tonnes/)).toHaveValue('3');
  await userEvent.selectOptions(await product(), 'None');
  expect(screen.queryByRole('textbox', { name: /^Quantity bought/ })).not.toBeInTheDocument();
  await save();
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  const nothing = { productId: null, productName: null, productQuantity: null, productUnit: null };
  expect(onChange).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ ...nothing, productShare: null }),
    'Hallingdal',
  );
});

it('names a product also by the company’s own part number', async () => {
  await open(drawer(), 'en', routes({ ...ingot, customerPartNumber: 'MAT-3105' }));
  expect(
    await screen.findByRole('option', { name: 'Aluminium ingot, HA-226-10 (your number: MAT-3105)' }),
  ).toBeInTheDocument();
});

it('says that a product is no longer offered, and keeps what was entered', async () => {
  await open(drawer(record(bought)), 'en', routes());
  expect(await product()).toHaveDisplayValue('Aluminium ingot (no longer offered)');
  expect(await field(/^Quantity bought, tonnes/)).toHaveValue('3');
});

it('says that a footprint is from another period than the year', async () => {
  await open(drawer(record(bought), 2035), 'en', routes(ingot));
  expect(await screen.findByText('Not used for 2035')).toBeVisible();
});

it('shows no fields if the supplier offers nothing', async () => {
  await open(drawer(), 'en', routes());
  expect(await field('Share of the sector, %')).toBeVisible();
  expect(screen.queryByText(/^Product with its own footprint/)).not.toBeInTheDocument();
});

it.each([
  [503, 1],
  [403, 0],
])(
  'says that the suppliers to link could not be loaded, not that they are refused: %s',
  async (status, notes) => {
    const refused = () => Response.json({ error: { code: 'NO', message: 'No' } }, { status });
    const suppliers = 'GET /api/supplychain-suppliers/project/42';
    const { to } = await open(drawer(), 'en', { ...routes(), [suppliers]: refused });
    await waitFor(() => expect(to(suppliers)).not.toEqual([]));
    expect(await field('Share of the sector, %')).toBeVisible();
    await waitFor(() => expect(screen.queryAllByText('The list could not be loaded.')).toHaveLength(notes));
  },
);
