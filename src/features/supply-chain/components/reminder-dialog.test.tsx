import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import { anna } from '../../../../tests/support/web/fake-auth';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { hasDrafts } from '../../../lib/session/drafts';
import { clearPersonalStorage } from '../../../lib/session/personal-storage';
import { signedIn, signedOut } from '../../../lib/session/session-slice';
import { supplyChainSlice } from '../supply-chain-slice';
import { testSupplier } from '../test-supplier';
import { ReminderDialog } from './reminder-dialog';

const path = '/api/supplychain-suppliers/project/42';
const steel = testSupplier({ linkingId: 'a', supplierName: 'Stahlwerk Nord' });
const paper = testSupplier({ linkingId: 'b', supplierName: 'Papier Süd' });
const berta = { ...anna, id: '8', email: 'berta@example.test' };

function show(supplier = steel) {
  stubNetwork({ [`POST ${path}/remind`]: { data: supplier } });
  const store = screenStore(supplyChainSlice);
  const { unmount } = render(
    <Provider store={store}>
      <WithTexts>
        <ReminderDialog suppliers={[supplier]} isEverybody={false} />
      </WithTexts>
    </Provider>,
  );
  return { store, unmount };
}

const dialog = () => within(screen.getByRole('dialog', { name: /^Remind/ }));
const message = () => dialog().getByLabelText(/^Message/);

async function type() {
  const page = show();
  await userEvent.type(message(), 'We close our books.');
  return page;
}

beforeEach(() => window.sessionStorage.clear());

it('has its words again after the session has ended by itself, for the same supplier', async () => {
  const { store, unmount } = await type();
  act(() => void store.dispatch(signedOut('expired')));
  clearPersonalStorage();
  unmount();
  const other = show(paper);
  expect(message()).toHaveValue('');
  other.unmount();
  show();
  expect(message()).toHaveValue('We close our books.');
});

it('shows nobody else what was typed', async () => {
  const { store } = await type();
  act(() => {
    store.dispatch(signedOut('expired'));
    store.dispatch(signedIn({ profile: berta, afterReload: false, since: 0, lastSignOut: null }));
  });
  expect(message()).toHaveValue('');
});

it('asks before it throws the words away', async () => {
  await type();
  await userEvent.click(dialog().getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(message()).toHaveValue('We close our books.');
});

it.each(['Cancel', 'Send reminder'])('forgets the words with "%s"', async (button) => {
  await type();
  await userEvent.click(dialog().getByRole('button', { name: button }));
  await waitFor(() => expect(hasDrafts(anna)).toBe(false));
});
