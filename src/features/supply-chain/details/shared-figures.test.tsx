import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { SharedFigure } from '../../../../core/contracts/shared-figures';
import type { SupplierDetails as Details } from '../../../../core/contracts/supply-chain';
import { screenStore } from '../../../../tests/support/web/api-store';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { ingot } from '../../../domain/products/test-offered';
import { supplyChainSlice } from '../supply-chain-slice';
import { testDetails, testSupplier } from '../test-supplier';
import { SupplierDetails } from './supplier-details';

const supplier = testSupplier({ linkingId: 'a', supplierName: 'Stahlwerk Nord', status: 'submitted' });
const figure: SharedFigure = {
  year: 2025,
  allocated: { scope1: 20, scope2: 10, scope3: 170, total: 200 },
  method: 'economic',
  calculatedAt: '2026-03-01T08:00:00.000Z',
  methodVersion: 4,
  covers: { scope1: true, scope2: true, purchases: true },
  boundary: {
    approach: 'equity-share',
    fiscalYearStart: 4,
    exclusions: [{ name: 'Office in Graz', reason: 'Below 1 percent', category: null }],
    absences: [{ parts: ['category11'], reason: 'Sells no products that use energy' }],
  },
  categories: [1, 3],
  intensity: 0.4,
  dataQuality: 3.2,
  uncertaintyPercent: 31,
  isVerified: false,
  sharedAt: '2026-03-02T08:00:00.000Z',
};

function show(details: Partial<Details>) {
  stubNetwork({
    'GET /api/app-hotspot-sectors': { data: [], meta: { pagination: { pageCount: 1 } } },
    'GET /api/supplychain-suppliers/project/42/a': { data: testDetails(supplier, details) },
  });
  render(
    <Provider store={screenStore(supplyChainSlice)}>
      <WithTexts>
        <SupplierDetails supplier={supplier} />
      </WithTexts>
    </Provider>,
  );
}
const emissions = async () =>
  within(await screen.findByRole('region', { name: 'Emissions allocated to you' }));
const mutual = /^Also your customer: its figures may contain emissions that you have allocated to it\./;

beforeEach(() => window.sessionStorage.clear());

it('shows what is shared by year and scope, how it was calculated, and what the account leaves out', async () => {
  show({ emissions: [figure] });
  const part = await emissions();
  const row = part.getByRole('row', { name: /^2025/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['20', '10', '170']);
  for (const [name, value] of [
    ['Allocation', 'by turnover'],
    ['Verification', 'not verified'],
    ['Consolidation approach', 'Equity share'],
    ['Period', '04/2025–03/2026'],
    ['What is left out', 'Office in Graz: Below 1 percent'],
    ['Emissions that do not occur', 'scope 3, category 11: Sells no products that use energy'],
  ] as const)
    expect(part.getByText(name).nextElementSibling).toHaveTextContent(value);
  expect(screen.queryByText(mutual)).not.toBeInTheDocument();
});

it('shows a year without scope 3 as incomplete, and does not compare it with a complete one', async () => {
  const gap = { ...figure, year: 2024, covers: { ...figure.covers, purchases: false } };
  show({ emissions: [figure, gap] });
  const part = await emissions();
  expect(within(part.getByRole('row', { name: /^2024/ })).getByText('not stated')).toBeVisible();
  expect(part.getByRole('img')).toHaveAccessibleName(/^Scope 1 \+ Scope 2, which both years state/);
});

it('does not mention a boundary that was not stored', async () => {
  const { boundary: _, ...before } = figure;
  show({ emissions: [before] });
  expect((await emissions()).queryByText('Consolidation approach')).not.toBeInTheDocument();
});

it('explains what it means for its figures when a supplier is also a customer', async () => {
  show({ emissions: [figure], isCustomer: true });
  expect(await screen.findByText(mutual)).toBeVisible();
});

it('says that emissions are not shared if they are withheld', async () => {
  show({ withheld: ['emissions'] });
  expect((await emissions()).getByText('Not shared by the supplier')).toBeVisible();
});

it('shows shared answers by section, in the wording of the questions', async () => {
  show({
    answers: [
      {
        section: 'targets',
        answers: [
          { questionId: 'targetStatus', value: ['validated'] },
          { questionId: 'netZeroYear', value: 2045 },
        ],
      },
      { section: 'logistics', answers: [{ questionId: 'transportDistance', value: 1250 }] },
    ],
  });
  const part = within(await screen.findByRole('region', { name: 'Answers' }));
  const answerOf = async (question: RegExp) => (await part.findByText(question)).nextElementSibling;
  expect(await answerOf(/have a target/)).toHaveTextContent(/validated/i);
  expect(await answerOf(/net zero/)).toHaveTextContent('2045');
  expect(await answerOf(/travel on average/)).toHaveTextContent('1,250 km');
});

it('has no heading for answers if none are shared', async () => {
  show({ answers: [] });
  expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Answers' })).not.toBeInTheDocument();
});

it('shows the footprints of the products that the supplier offers, and which have expired', async () => {
  const old = { ...ingot, id: 'old', validUntil: '2020-12-31', values: { ...ingot.values, name: 'Billet' } };
  show({ products: [ingot, old] });
  const part = within(await screen.findByRole('region', { name: 'Product footprints' }));
  const [first, second] = part.getAllByRole('group');
  expect(first).toHaveTextContent(/Aluminium ingot, HA-226-10: 41.3\s*kg\s*CO₂e per 10\s*kg/);
  expect(first).toHaveTextContent(/Share of primary data\s*62%/);
  expect(first).not.toHaveTextContent('Expired');
  expect(second).toHaveTextContent(/Billet.*Expired.*Ask the supplier for a newer one/);
});

it('says who has verified the account, with which assurance and when', async () => {
  const verification = {
    provider: 'TÜV SÜD',
    assurance: 'reasonable',
    standard: 'ISO 14064-3',
    completedOn: '2026-03-12',
  } as const;
  show({ emissions: [{ ...figure, isVerified: true, verification }] });
  const part = await emissions();
  for (const [name, value] of [
    ['Verification', 'verified by a third party'],
    ['Verified by', 'TÜV SÜD'],
    ['Level of assurance', 'Reasonable assurance'],
    ['Standard of the verification', 'ISO 14064-3'],
    ['Verified on', 'Mar 12, 2026'],
  ] as const)
    expect(part.getByText(name).nextElementSibling).toHaveTextContent(value);
});

it('shows a verified figure from before the verifier was stored with it', async () => {
  show({ emissions: [{ ...figure, isVerified: true }] });
  const part = await emissions();
  expect(part.getByText('Verification').nextElementSibling).toHaveTextContent('verified by a third party');
  expect(part.queryByText('Verified by')).not.toBeInTheDocument();
});
