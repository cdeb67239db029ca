import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { screenStore } from '../../../../tests/support/web/api-store';
import { refusal, stubNetwork, type Call } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { anna } from '../../../../tests/support/web/fake-auth';
import { api } from '../../../lib/api/api';
import { hasDrafts } from '../../../lib/session/drafts';
import { clearPersonalStorage } from '../../../lib/session/personal-storage';
import { supplyChainSlice } from '../supply-chain-slice';
import { testSupplier } from '../test-supplier';
import { SupplyChainScreen } from '../screen/supply-chain-screen';

const path = '/api/supplychain-suppliers/project/42';
const put = `PUT ${path}/a`;
const steel = testSupplier({ linkingId: 'a', supplierName: 'Stahlwerk Nord' });
const permissions = {
  canAccess: true,
  canInvite: true,
  inviteQuota: 10,
  remainingInvites: 8,
  isTrialMode: true,
  lastUpdated: '2026-06-01T09:00:00.000Z',
};

/** Opens the supplier's drawer over a list that others can change. */
async function open(save: (call: Call) => object) {
  let current = steel;
  const network = stubNetwork({
    'GET /api/app-hotspot-sectors': { data: [{ code: 'STEEL' }], meta: { pagination: { pageCount: 1 } } },
    [`GET ${path}`]: () => ({
      data: [current],
      meta: { pagination: { pageCount: 1 }, permissions, spendYear: null },
    }),
    [`GET ${path}/a`]: refusal(500, 'X', 'X'),
    [put]: save,
  });
  const store = screenStore(supplyChainSlice);
  const { unmount } = render(
    <Provider store={store}>
      <WithTexts>
        <SupplyChainScreen />
      </WithTexts>
    </Provider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Stahlwerk Nord' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Stahlwerk Nord' }));
  return {
    ...network,
    drawer,
    unmount,
    date: () => drawer.getByLabelText(/^Answer due by/),
    save: () => userEvent.click(drawer.getByRole('button', { name: 'Save request' })),
    change: (changes: Partial<Supplier>) => void (current = { ...current, version: 2, ...changes }),
    /** Simulates a server event. */
    reload: () => act(async () => void store.dispatch(api.util.invalidateTags(['Suppliers']))),
  };
}

beforeEach(() => window.sessionStorage.clear());

const isNew = ({ body }: Call) => (body as { version: number }).version === 2;
const versions = (calls: Call[]) => calls.map(({ body }) => (body as { version: number }).version);
const changed =
  /A colleague has changed this in the meantime\. It now says: Self-assessment; Jan 1, 2098, automatic reminder: 7 days before/;

it('keeps what is being typed when a colleague was faster, and says so', async () => {
  const { to, drawer, date, save, change } = await open((call) => {
    if (isNew(call)) return { data: steel };
    change({ dueDate: '2098-01-01', remindDaysBefore: 7 });
    return refusal(409, 'STALE_VERSION', 'Changed.');
  });
  await userEvent.type(date(), '2099-12-31');
  await save();
  expect(await drawer.findByText(/A colleague has changed this supplier in the meantime/)).toBeVisible();
  expect(await drawer.findByText(changed)).toBeVisible();
  expect(date()).toHaveValue('2099-12-31');
  await save();
  expect(await screen.findByText('The request to Stahlwerk Nord has been saved.')).toBeVisible();
  expect(versions(to(put))).toEqual([1, 2]);
});

it('shows a date that a colleague sets meanwhile before it is replaced', async () => {
  const { to, drawer, date, save, change, reload } = await open(() => ({ data: steel }));
  await userEvent.type(date(), '2099-12-31');
  expect(drawer.queryByText(/A colleague has changed this/)).not.toBeInTheDocument();
  change({ dueDate: '2098-01-01', remindDaysBefore: 7 });
  await reload();
  expect(await drawer.findByText(changed)).toBeVisible();
  await save();
  await waitFor(() => expect(versions(to(put))).toEqual([2]));
});

it('does not mention other changes of the supplier, and updates untouched fields', async () => {
  const { drawer, date, change, reload } = await open(() => ({ data: steel }));
  change({ dueDate: '2098-01-01' });
  await reload();
  await waitFor(() => expect(date()).toHaveValue('2098-01-01'));
  await userEvent.clear(date());
  await userEvent.type(date(), '2099-12-31');
  change({ dueDate: '2098-01-01', status: 'accepted' });
  await reload();
  expect((await drawer.findAllByText('Accepted')).length).toBeGreaterThan(0);
  expect(drawer.queryByText(/A colleague has changed this/)).not.toBeInTheDocument();
  expect(date()).toHaveValue('2099-12-31');
});

it('restores an unsaved date and its reminder in the next session', async () => {
  const { date, drawer, unmount } = await open(() => ({ data: steel }));
  await userEvent.type(date(), '2099-12-31');
  await userEvent.selectOptions(drawer.getByLabelText('Automatic reminder'), '7');
  clearPersonalStorage();
  unmount();
  const later = await open(() => ({ data: steel }));
  expect(later.date()).toHaveValue('2099-12-31');
  expect(later.drawer.getByLabelText('Automatic reminder')).toHaveValue('7');
  expect(hasDrafts(anna)).toBe(true);
  await later.save();
  expect(await screen.findByText('The request to Stahlwerk Nord has been saved.')).toBeVisible();
  expect(hasDrafts(anna)).toBe(false);
});

it('reports a past date when the field is left, and does not save it', async () => {
  const { to, date, drawer, save } = await open(() => ({ data: steel }));
  await userEvent.type(date(), '2020-01-01');
  expect(drawer.queryByText('The date must not be in the past')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(await drawer.findByText('The date must not be in the past')).toBeVisible();
  await save();
  await waitFor(() => expect(date()).toHaveFocus());
  expect(to(put)).toHaveLength(0);
  await userEvent.clear(date());
  await userEvent.type(date(), '2099-12-31');
  await waitFor(() => expect(drawer.queryByText('The date must not be in the past')).not.toBeInTheDocument());
});

it('asks before it discards anything', async () => {
  const { date } = await open(() => ({ data: steel }));
  await userEvent.type(date(), '2099-12-31');
  const close = () => userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await close();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(date()).toHaveValue('2099-12-31');
  await close();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(hasDrafts(anna)).toBe(false);
});

it('closes without a question once the supplier has declined and there is nothing to edit', async () => {
  const { drawer, date, change, reload } = await open(() => ({ data: steel }));
  await userEvent.type(date(), '2099-12-31');
  change({ status: 'declined' });
  await reload();
  expect((await drawer.findAllByText('Declined')).length).toBeGreaterThan(0);
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(hasDrafts(anna)).toBe(false);
});

it('stores no draft when the date is set back', async () => {
  const { date } = await open(() => ({ data: steel }));
  await userEvent.type(date(), '2099-12-31');
  await userEvent.clear(date());
  expect(hasDrafts(anna)).toBe(false);
});
