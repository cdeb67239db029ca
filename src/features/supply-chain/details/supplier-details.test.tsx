import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { screenStore } from '../../../../tests/support/web/api-store';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { supplyChainSlice } from '../supply-chain-slice';
import { testSupplier } from '../test-supplier';
import { InviteDrawer } from '../inviting/invite-drawer';
import { SupplierDetails } from './supplier-details';
import { SupplierDialogs } from './supplier-dialogs';

const asked = '2026-05-01T09:00:00.000Z';
const submitted = testSupplier({
  linkingId: 'a',
  supplierName: 'Stahlwerk Nord',
  status: 'submitted',
  lastLinkingRequest: asked,
  lastSubmitDate: '2026-06-01T09:00:00.000Z',
});
const nobody = { name: '', jobTitle: '', email: '', phoneNumber: '' };

function show(supplier: Supplier, contact: object | null = nobody, sectors = ['STEEL']) {
  const network = stubNetwork({
    'GET /api/app-hotspot-sectors': {
      data: sectors.map((code) => ({ code })),
      meta: { pagination: { pageCount: 1 } },
    },
    'GET /api/supplychain-suppliers/project/42/a': {
      data: { ...supplier, contact, message: '', targets: [], footprints: [], emissions: [], history: [] },
    },
    'PUT /api/supplychain-suppliers/project/42/a': { data: supplier },
  });
  const store = screenStore(supplyChainSlice);
  const inStore = (children: ReactNode) => (
    <Provider store={store}>
      <WithTexts>{children}</WithTexts>
    </Provider>
  );
  return { ...network, store, show: (children: ReactNode) => render(inStore(children)) };
}

beforeEach(() => window.sessionStorage.clear());

it('offers to ask a supplier again that has answered, with its own wording', async () => {
  const { store, show: draw } = show(submitted);
  store.dispatch(supplyChainSlice.actions.detailsOpened('a'));
  draw(<SupplierDialogs suppliers={[submitted]} />);
  expect(screen.queryByRole('button', { name: 'Remind' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByRole('dialog', { name: 'Ask Stahlwerk Nord again' })).toBeVisible();
});

it('reminds a supplier that owes an answer to a later request', () => {
  const waiting = { ...submitted, lastLinkingRequest: '2026-07-01T09:00:00.000Z' };
  show(waiting).show(<SupplierDetails supplier={waiting} />);
  expect(screen.getByRole('button', { name: 'Remind' })).toBeVisible();
});

it.each([null, submitted.lastSubmitDate])(
  'says why a supplier that declined shows nothing, submitted %s',
  (day) => {
    const declined = { ...submitted, status: 'declined' as const, lastSubmitDate: day };
    show(declined).show(<SupplierDetails supplier={declined} />);
    expect(screen.getByText(/This supplier has declined. It can still accept/)).toBeVisible();
    expect(screen.queryByText(/has submitted/)).not.toBeInTheDocument();
  },
);

it('shows for each requested item whether it is done', () => {
  const partly = {
    ...submitted,
    status: 'accepted' as const,
    wanted: [
      { kind: 'selfAssessment' as const, doneAt: submitted.lastSubmitDate },
      { kind: 'emissions' as const, doneAt: null },
    ],
  };
  show(partly).show(<SupplierDetails supplier={partly} />);
  const section = screen.getByRole('heading', { name: 'Progress of your request' }).parentElement;
  const items = within(section as HTMLElement).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining('Self-assessmentdone on Jun 1, 2026'),
    expect.stringContaining('Emissions allocated to younot done yet'),
  ]);
});

it('asks a supplier for one more item', async () => {
  const { to, show: draw } = show(submitted);
  draw(<SupplierDetails supplier={submitted} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Emissions allocated to you' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save request' }));
  await waitFor(() =>
    expect(to('PUT /api/supplychain-suppliers/project/42/a')[0]?.body).toMatchObject({
      data: { dueDate: null, wanted: ['selfAssessment', 'emissions'] },
    }),
  );
});

it('requires at least one requested item', async () => {
  show(submitted).show(<SupplierDetails supplier={submitted} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Self-assessment' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save request' }));
  expect(await screen.findByText('Choose what to ask for')).toBeVisible();
});

it('has no heading "Contact" without contact details', async () => {
  show(submitted).show(<SupplierDetails supplier={submitted} />);
  expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Contact' })).not.toBeInTheDocument();
});

it.each([
  [['STEEL'], 'Steel'],
  [['STEEL', 'PAPER_PRINT'], ''],
])('with the product groups %j the form starts with "%s"', async (sectors, chosen) => {
  show(submitted, nobody, sectors).show(<InviteDrawer obstacle={false} />);
  const drawer = within(await screen.findByRole('dialog', { name: 'Invite a supplier' }));
  expect(await drawer.findByDisplayValue(chosen === '' ? 'English' : chosen)).toBeVisible();
  expect(drawer.getByLabelText('Product group')).toHaveValue(chosen);
});
