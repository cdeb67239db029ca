import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { RemindAllBody, Supplier } from '../../../../core/contracts/supply-chain';
import { screenStore } from '../../../../tests/support/web/api-store';
import { anna } from '../../../../tests/support/web/fake-auth';
import { refusal, stubNetwork } from '../../../../tests/support/web/stub-network';
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

function show(supplier = steel, ...others: Supplier[]) {
  const { to } = stubNetwork({
    [`POST ${path}/remind`]: { data: supplier },
    [`POST ${path}/remind-all`]: {
      reminded: 1,
      askedRecently: 0,
      notWaiting: 0,
      overMailLimit: 0,
      remaining: 0,
    },
  });
  const store = screenStore(supplyChainSlice);
  const tree = (first: Supplier) => (
    <Provider store={store}>
      <WithTexts>
        <ReminderDialog
          suppliers={[first, ...others]}
          asked={others.length > 0 ? 'waiting' : [first.linkingId]}
        />
      </WithTexts>
    </Provider>
  );
  const { unmount, rerender } = render(tree(supplier));
  return { store, unmount, to, change: (first: Supplier) => rerender(tree(first)) };
}

const dialog = () => within(screen.getByRole('dialog', { name: /^Remind/ }));
const message = () => dialog().getByLabelText(/^Message/);

async function type() {
  const page = show();
  await userEvent.type(message(), 'We close our books.');
  return page;
}

beforeEach(() => window.sessionStorage.clear());

it('restores the message after the session has ended, for the same supplier', async () => {
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

it('does not show what was typed to anybody else', async () => {
  const { store } = await type();
  act(() => {
    store.dispatch(signedOut('expired'));
    store.dispatch(signedIn({ profile: berta, afterReload: false, since: 0, lastSignOut: null }));
  });
  expect(message()).toHaveValue('');
});

it('asks before it discards the message', async () => {
  await type();
  await userEvent.click(dialog().getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(message()).toHaveValue('We close our books.');
});

it.each(['Cancel', 'Send reminder'])('discards the message with "%s"', async (button) => {
  await type();
  await userEvent.click(dialog().getByRole('button', { name: button }));
  await waitFor(() => expect(hasDrafts(anna)).toBe(false));
});

it('reports a past date when the field is left, and does not send with it', async () => {
  const { to } = show();
  const date = dialog().getByLabelText(/^Answer due by/);
  await userEvent.type(date, '2020-01-01');
  expect(dialog().queryByText('The date must not be in the past')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(await dialog().findByText('The date must not be in the past')).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Send reminder' }));
  await waitFor(() => expect(date).toHaveFocus());
  expect(to(`POST ${path}/remind`)).toHaveLength(0);
  await userEvent.clear(date);
  await waitFor(() =>
    expect(dialog().queryByText('The date must not be in the past')).not.toBeInTheDocument(),
  );
});

it.each([
  ['Failed to send reminder', [steel], 'remind'],
  ['Failed to send reminders', [steel, paper], 'remind-all'],
] as const)('says "%s"', async (words, [first, ...others], call) => {
  show(first, ...others);
  stubNetwork({ [`POST ${path}/${call}`]: refusal(500, 'INTERNAL_ERROR', 'Broken.') });
  await userEvent.click(dialog().getByRole('button', { name: 'Send reminder' }));
  expect(await dialog().findByText(words)).toBeVisible();
});

it('does not keep a confirmation for the suppliers of the next reminder', async () => {
  const lastLinkingRequest = new Date().toISOString();
  const again = () => dialog().getByRole('checkbox', { name: /asked within the last 24 hours/ });
  const first = show({ ...steel, lastLinkingRequest }, { ...paper, lastLinkingRequest });
  await userEvent.type(message(), 'We close our books.');
  await userEvent.click(again());
  first.unmount();
  show({ ...paper, lastLinkingRequest }, { ...steel, lastLinkingRequest });
  expect(message()).toHaveValue('We close our books.');
  expect(again()).not.toBeChecked();
});

it('is sent as chosen, even if a colleague changes the supplier meanwhile', async () => {
  const { to, change } = show();
  await userEvent.type(dialog().getByLabelText(/^Answer due by/), '2099-12-31');
  await userEvent.selectOptions(dialog().getByLabelText('Automatic reminder'), '7');
  change({ ...steel, remindDaysBefore: 14 });
  await userEvent.click(dialog().getByRole('button', { name: 'Send reminder' }));
  await waitFor(() =>
    expect(to(`POST ${path}/remind`).map(({ body }) => body)).toEqual([
      { linkingId: 'a', dueDate: '2099-12-31', remindDaysBefore: 7, confirmed: false },
    ]),
  );
});

it('includes everybody once when those asked recently are asked again, too', async () => {
  const lastLinkingRequest = new Date().toISOString();
  const others = Array.from({ length: 600 }, (_, number) =>
    testSupplier({ linkingId: String(number), lastLinkingRequest }),
  );
  const { to } = show(steel, ...others);
  await userEvent.click(dialog().getByRole('checkbox', { name: /asked within the last 24 hours/ }));
  await userEvent.click(dialog().getByRole('button', { name: 'Send reminder' }));
  await waitFor(() => expect(to(`POST ${path}/remind-all`)).toHaveLength(2));
  const bodies = to(`POST ${path}/remind-all`).map(({ body }) => body as RemindAllBody);
  expect(bodies.map(({ linkingIds }) => linkingIds?.length)).toEqual([500, 101]);
  expect(new Set(bodies.flatMap(({ linkingIds }) => linkingIds)).size).toBe(601);
});

describe('the due date that is set', () => {
  const due = { ...steel, dueDate: '2099-06-30', remindDaysBefore: 7 };
  const date = () => dialog().getByLabelText(/^Answer due by/);
  const sent = async (to: ReturnType<typeof show>['to']) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Send reminder' }));
    await waitFor(() => expect(to(`POST ${path}/remind`)).toHaveLength(1));
    return to(`POST ${path}/remind`)[0]?.body;
  };

  it('is shown and stays unchanged', async () => {
    const { to } = show(due);
    expect(date()).toHaveValue('2099-06-30');
    expect(dialog().getByLabelText('Automatic reminder')).toHaveDisplayValue('7 days before');
    expect(await sent(to)).toEqual({ linkingId: 'a', confirmed: false });
  });

  it('is removed with its reminder when it is emptied', async () => {
    const { to } = show(due);
    await userEvent.clear(date());
    expect(await sent(to)).toEqual({
      linkingId: 'a',
      dueDate: null,
      remindDaysBefore: null,
      confirmed: false,
    });
  });

  it('may stay although it has passed', async () => {
    const { to } = show({ ...steel, dueDate: '2020-01-01' });
    expect(await sent(to)).toEqual({ linkingId: 'a', confirmed: false });
  });
});
