import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { list, path, showing } from '../../../../tests/support/web/carbon-inputs';
import { refusal } from '../../../../tests/support/web/stub-network';
import { ResultsScreen } from './results-screen';
import { testReport, testResult } from './shared/test-results';

const report = `GET ${path('emission-results', '/year/2024')}`;
const rows = `GET ${path('emission-results')}`;
const choices = `GET ${path('supplier-figures', '/year/2024')}`;
const put = `PUT ${path('supplier-figures', '/year/2024/d3300000-0000-4000-8000-000000000001')}`;
const linkingId = 'd3300000-0000-4000-8000-000000000001';

const purchase = testResult({
  scope: 3,
  scopeDetails: 'supplier-allocated',
  category: 1,
  activityId: null,
  activityName: null,
  supplierIdFrontend: linkingId,
  supplierName: 'Bohemia Coatings s.r.o.',
  amount: 60_000,
  unit: 'USD',
  figures: {
    linkingId,
    year: 2024,
    sharedAt: '2025-03-01T08:00:00.000Z',
    isChosen: false,
    isShared: true,
    options: [
      { method: 'supplier-allocated', kg: 40_000 },
      { method: 'supplier-intensity', kg: 48_000 },
      { method: 'spend-based', kg: 120_000 },
    ],
  },
});
const world = {
  [report]: { data: testReport({ ownFigures: { spendPercent: 6, tons: 40, suppliers: 1 } }) },
  [rows]: list(purchase),
  [choices]: { data: [] },
};

const show = showing(<ResultsScreen year="2024" />);
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

async function open() {
  await userEvent.click(
    await screen.findByRole('button', { name: /^How it was calculated: Bohemia|Bohemia/ }),
  );
  return within(screen.getByRole('dialog', { name: 'Bohemia Coatings s.r.o.' }));
}

it('says how much of the purchases is based on suppliers’ own figures', async () => {
  const { unmount } = show(world);
  expect(plain(await screen.findByText(/^6% of the purchases/))).toBe(
    '6% of the purchases use the own figures of 1 supplier: 40 t CO₂e.',
  );
  unmount();
  show({ ...world, [report]: { data: testReport() } });
  expect(await screen.findByText(/^No purchase uses/)).toBeVisible();
});

it('shows which figure a purchase used, what the others would give, and saves another choice', async () => {
  const kept: object[] = [];
  const { to } = show({
    ...world,
    [choices]: () => ({ data: kept }),
    [put]: () => {
      kept.push({ linkingId, method: 'spend-based', version: 1 });
      return { data: kept[0] };
    },
  });
  const drawer = await open();
  const valueOf = (name: string) =>
    drawer.getByText(name, { selector: 'dt' }).nextElementSibling as HTMLElement;
  expect(plain(valueOf('Allocated by the supplier'))).toBe('40 t CO₂e · used');
  expect(plain(valueOf('Intensity of the supplier'))).toBe('48 t CO₂e');
  expect(plain(valueOf('Spend-based'))).toBe('120 t CO₂e');
  const field = drawer.getByRole('combobox', { name: /^Calculate all purchases from this supplier in 2024/ });
  expect(field).toHaveDisplayValue('The best figure available');
  await userEvent.selectOptions(field, 'Spend-based');
  await waitFor(() => expect(to(put)[0]?.body).toEqual({ data: { method: 'spend-based', version: 0 } }));
  // After sending, the choices are fetched again.
  await waitFor(() => expect(to(choices).length).toBeGreaterThan(1));
  expect(field).toHaveDisplayValue('Spend-based');
});

it('queues a choice while offline', async () => {
  show({ ...world, [put]: 503 });
  const drawer = await open();
  await userEvent.selectOptions(drawer.getByRole('combobox'), 'Spend-based');
  expect(await drawer.findByText('Not sent yet')).toBeVisible();
});

it('undoes a choice that the server refuses', async () => {
  show({ ...world, [put]: refusal(404, 'NOT_FOUND', 'The supplier was not found.') });
  const drawer = await open();
  await userEvent.selectOptions(drawer.getByRole('combobox'), 'Spend-based');
  expect(await drawer.findByText(/^This no longer exists\./)).toBeVisible();
  expect(drawer.getByRole('combobox')).toHaveDisplayValue('The best figure available');
});

it('names suppliers with newer figures, and those that no longer share them', async () => {
  show({
    ...world,
    [report]: {
      data: testReport({
        needsRecalculation: true,
        supplierNews: [
          { linkingId, supplierName: 'Bohemia Coatings s.r.o.', what: 'newer' },
          { linkingId: 'b', supplierName: 'Kranj Polimeri', what: 'newer' },
          { linkingId: 'c', supplierName: 'MoravaPack', what: 'withdrawn' },
        ],
      }),
    },
    [rows]: list({ ...purchase, figures: { ...purchase.figures, isShared: false } }),
  });
  expect(
    await screen.findByText('Newer figures from Bohemia Coatings s.r.o. and Kranj Polimeri'),
  ).toBeVisible();
  expect(screen.getByText('No longer shared by MoravaPack')).toBeVisible();
  const drawer = await open();
  expect(drawer.getByText(/^The supplier no longer shares this figure/)).toBeVisible();
});

it('shows view-only people the figures without a choice', async () => {
  show({
    ...world,
    'GET /api/user-management/project/42/users': {
      data: [{ handle: '7', email: 'anna@example.test', role: 'User' }],
    },
    'GET /api/company-profile/42/privileges': { privileges: { AppMode: 'TRIAL', CarbonAccounting: 'NONE' } },
  });
  expect((await open()).getByRole('combobox')).toBeDisabled();
});

it('shows the sum of a product: quantity, footprint, release and verifier', async () => {
  const product = {
    ...{ productId: linkingId, releaseId: linkingId, number: 3, name: 'Primer', partNumber: 'P-17' },
    ...{ periodEnd: '2024-12-31', primaryShare: 60, quantity: 4, unit: 't', kgPerUnit: 1250 },
    verifiedBy: 'TÜV SÜD',
  };
  const options = [
    { method: 'supplier-specific' as const, kg: 5000 },
    { method: 'spend-based' as const, kg: 120_000 },
  ];
  const figures = { ...purchase.figures, linkingId, year: 2024, sharedAt: '2025-03-01T08:00:00.000Z' };
  const ofProduct = {
    ...purchase,
    scopeDetails: 'supplier-specific' as const,
    figures: { ...figures, isChosen: false, isShared: false, options, product },
  };
  show({ ...world, [rows]: list(ofProduct) });
  const drawer = await open();
  expect(plain(drawer.getByText(/^Primer, P-17/))).toBe(
    'Primer, P-17, release 3, reference period until Dec 31, 2024, 60% primary data',
  );
  expect(drawer.getByText('Verified by TÜV SÜD')).toBeVisible();
  expect(plain(drawer.getByText(/ each = /))).toBe('4 tonnes × 1,250 kg CO₂e each = 5,000 kg CO₂e');
  expect(drawer.getByText(/^The supplier no longer offers this footprint/)).toBeVisible();
  expect(drawer.getByText('Footprint of the product', { selector: 'dt' })).toBeVisible();
});
