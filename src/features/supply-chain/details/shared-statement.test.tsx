import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { SharedFigure } from '../../../../core/contracts/shared-figures';
import { screenStore } from '../../../../tests/support/web/api-store';
import { goOffline } from '../../../../tests/support/web/connection';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { supplyChainSlice } from '../supply-chain-slice';
import { testDetails, testSupplier } from '../test-supplier';
import { SupplierDetails } from './supplier-details';

const supplier = testSupplier({ linkingId: 'a', supplierName: 'Stahlwerk Nord', status: 'submitted' });
const id = 'f0000000-0000-4000-8000-000000000001';
const figure: SharedFigure = {
  year: 2025,
  allocated: { scope1: 20, scope2: 10, scope3: 170, total: 200 },
  method: 'economic',
  calculatedAt: '2026-03-01T08:00:00.000Z',
  methodVersion: 4,
  covers: { scope1: true, scope2: true, purchases: true },
  categories: [1, 3],
  intensity: 0.4,
  dataQuality: 3.2,
  uncertaintyPercent: 31,
  isVerified: true,
  statement: [{ id, name: 'statement.pdf', type: 'pdf', bytes: 3 }],
  sharedAt: '2026-03-02T08:00:00.000Z',
};
const details = 'GET /api/supplychain-suppliers/project/42/a';
const file = `${details}/statements/${id}`;

function show(answer: Response | number, emissions = [figure]) {
  const network = stubNetwork({
    'GET /api/app-hotspot-sectors': { data: [], meta: { pagination: { pageCount: 1 } } },
    [details]: { data: testDetails(supplier, { emissions }) },
    [file]: answer,
  });
  render(
    <Provider store={screenStore(supplyChainSlice)}>
      <WithTexts>
        <SupplierDetails supplier={supplier} />
      </WithTexts>
    </Provider>,
  );
  return network;
}
const save = async () =>
  within(await screen.findByRole('region', { name: 'Emissions allocated to you' })).findByRole('button', {
    name: 'Save statement.pdf',
  });
const pdf = () => new Response('pdf', { headers: { 'content-type': 'application/pdf' } });

beforeEach(() => window.sessionStorage.clear());

it('saves a file of the statement that the supplier shares', async () => {
  const { to } = show(pdf());
  expect(await screen.findByText('Verification statement')).toBeVisible();
  await userEvent.click(await save());
  await waitFor(() => expect(to(file)).toHaveLength(1));
});

it('says that a file is no longer shared', async () => {
  show(404);
  await userEvent.click(await save());
  expect(await screen.findByText(/^This no longer exists/)).toBeVisible();
});

it('shows the names offline, and saves when the connection is back', async () => {
  show(pdf());
  const button = await save();
  const goOnline = goOffline();
  expect(screen.getByText('statement.pdf')).toBeVisible();
  await waitFor(() => expect(button).toBeDisabled());
  goOnline();
  await waitFor(() => expect(button).toBeEnabled());
});

it('mentions no statement that is not shared', async () => {
  const { statement: _statement, ...without } = figure;
  show(pdf(), [without]);
  expect(await screen.findByText('verified by a third party')).toBeVisible();
  expect(screen.queryByText('Verification statement')).not.toBeInTheDocument();
});
