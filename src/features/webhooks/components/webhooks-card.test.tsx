import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Webhook } from '../../../../core/contracts/webhooks';
import { webhookEvents } from '../../../../core/webhooks/webhooks';
import { goOffline } from '../../../../tests/support/web/connection';
import { refusal } from '../../../../tests/support/web/stub-network';
import { peopleRoute, press, showSystems } from '../../../../tests/support/web/systems-part';
import { api } from '../../../lib/api/api';
import { erp } from './test-webhook';
import { WebhooksPart } from './webhooks-part';

const list = 'GET /api/webhooks/project/42';
const create = 'POST /api/webhooks/project/42';
const change = `PATCH /api/webhooks/project/42/${erp.id}`;
const made = { data: { webhook: erp, secret: 'whsec_very-secret' } };
const show = (routes: Parameters<typeof showSystems>[1], role?: 'Admin' | 'User') =>
  showSystems(<WebhooksPart />, routes, role);

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('shows webhooks with their events and state', async () => {
  const day = '2026-04-02T08:00:00.000Z';
  show({
    [list]: {
      data: [
        { ...erp, deliveredAt: day },
        { ...erp, id: 'b', name: 'BI', events: [...webhookEvents], failingSince: day },
        { ...erp, id: 'c', name: 'Old', isActive: false },
      ],
    },
  });
  const [first, second, third] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(
    /ERPhttps:\/\/erp.example.com\/hooksCalculations · Self-assessment submitted.*Last delivered Apr 2, 2026/,
  );
  expect(second).toHaveTextContent(/BIFailing.*All events.*No call has succeeded since Apr 2, 2026/);
  expect(third).toHaveTextContent(/OldSwitched off/);
});

it('says when webhooks cannot be loaded', async () => {
  show({ [list]: 500 });
  expect(await screen.findByText('The webhooks could not be loaded')).toBeVisible();
});

it('creates a webhook and shows its secret once', async () => {
  const { to } = show({ [list]: { data: [] }, [create]: made });
  expect(await screen.findByText(/^No webhook yet/)).toBeVisible();
  await press('Add a webhook');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'ERP');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Address/ }), erp.address);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Calculations' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  const secret = within(await screen.findByRole('dialog', { name: 'Secret of ERP' }));
  expect(to(create)[0]?.body).toEqual({
    data: { id: expect.any(String), name: 'ERP', address: erp.address, events: ['calculation'] },
  });
  expect(secret.getByRole('textbox', { name: 'Secret' })).toHaveValue('whsec_very-secret');
  await userEvent.click(secret.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue('whsec_very-secret')).not.toBeInTheDocument();
});

it.each([
  ['was lost', 502],
  ['was to a repetition by the browser', refusal(409, 'WEBHOOK_EXISTS', 'Exists.')],
])('shows a secret of a webhook that was created although the answer %s', async (_why, answer) => {
  jest.spyOn(crypto, 'randomUUID').mockReturnValue(erp.id as ReturnType<typeof crypto.randomUUID>);
  let existing: Webhook[] = [];
  const { to } = show({
    [list]: () => ({ data: existing }),
    [create]: () => {
      existing = [{ ...erp, events: ['calculation'] }];
      return answer;
    },
    [`POST /api/webhooks/project/42/${erp.id}/secret`]: made,
  });
  await press('Add a webhook');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'ERP');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Address/ }), erp.address);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Calculations' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  const secret = within(await screen.findByRole('dialog', { name: 'Secret of ERP' }));
  expect(secret.getByRole('textbox', { name: 'Secret' })).toHaveValue('whsec_very-secret');
  expect(to(create)).toHaveLength(1);
});

it('says why a private address is refused, and scrolls to the message', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  show({ [list]: { data: [erp] }, [change]: refusal(400, 'PRIVATE_ADDRESS', 'No.') });
  await press('Change ERP');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  const why = /is in a private network/;
  expect(await screen.findByText(why)).toBeVisible();
  expect(scrolled.mock.contexts[0]).toHaveTextContent(why);
  scrolled.mockRestore();
});

it('shows validation faults and server refusals', async () => {
  const { to } = show({
    [list]: { data: [] },
    [create]: refusal(400, 'ADDRESS_NOT_HTTPS', 'No.'),
  });
  await press('Add a webhook');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Enter a name.')).toBeVisible();
  expect(dialog.getByText('Enter an address.')).toBeVisible();
  expect(dialog.getByText('Choose at least one.')).toBeVisible();
  expect(to(create)).toHaveLength(0);
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'ERP');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Address/ }), 'http://erp.example.com/');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'People' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Enter an address that begins with https.')).toBeVisible();
});

it('changes a webhook and switches it off', async () => {
  const { to } = show({ [list]: { data: [erp] }, [change]: { data: erp } });
  await press('Change ERP');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change ERP' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Switched on' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Calculations' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(to(change)[0]?.body).toEqual({
    data: { name: 'ERP', address: erp.address, events: ['submission:complete'], isActive: false },
  });
});

it('keeps what was typed when a colleague removes the webhook, and says so on saving', async () => {
  let webhooks = [erp];
  const { store } = show({
    [list]: () => ({ data: webhooks }),
    [change]: () => refusal(404, 'NOT_FOUND', 'No such webhook.'),
  });
  await press('Change ERP');
  const address = await screen.findByRole('textbox', { name: /^Address/ });
  await userEvent.clear(address);
  await userEvent.type(address, 'https://new.example.com/hooks');
  webhooks = [];
  act(() => void store.dispatch(api.util.invalidateTags(['Webhooks'])));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Change ERP' })).not.toBeInTheDocument());
  await press('Save');
  expect(await screen.findByText('This webhook has been removed in the meantime.')).toBeVisible();
  expect(address).toHaveValue('https://new.example.com/hooks');
});

it('says why a webhook was switched off, and switches it on again', async () => {
  const off: Webhook = { ...erp, isActive: false, offReason: 'gone', offAt: erp.createdAt };
  const { to } = show({ [list]: { data: [off] }, [change]: { data: erp } });
  expect(await screen.findByText(/^Switched off automatically: the address answered/)).toBeVisible();
  await press('Switch on ERP');
  await waitFor(() => expect(to(change)[0]?.body).toEqual({ data: { isActive: true } }));
});

it('asks before renewing a secret and shows the new one', async () => {
  const renew = `POST /api/webhooks/project/42/${erp.id}/secret`;
  const { to } = show({ [list]: { data: [erp] }, [renew]: made });
  await press('New secret for ERP');
  expect(await screen.findByText(/^Calls are signed with both secrets for a day/)).toBeVisible();
  expect(to(renew)).toHaveLength(0);
  await press('New secret');
  expect(await screen.findByDisplayValue('whsec_very-secret')).toBeVisible();
});

it('asks before removing a webhook', async () => {
  const remove = `DELETE /api/webhooks/project/42/${erp.id}`;
  const { to } = show({ [list]: { data: [erp] }, [remove]: { data: erp } });
  await press('Remove ERP');
  expect(to(remove)).toHaveLength(0);
  await press('Remove');
  await waitFor(() => expect(to(remove)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('closes the question when a webhook is removed that is gone, as after a lost answer', async () => {
  const remove = `DELETE /api/webhooks/project/42/${erp.id}`;
  show({ [list]: { data: [erp] }, [remove]: refusal(404, 'NOT_FOUND', 'Not found.') });
  await press('Remove ERP');
  await press('Remove');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says when offline that it needs the network', async () => {
  show({ [list]: { data: [erp] } });
  await screen.findByText('ERP');
  const goOnline = goOffline();
  expect(await screen.findByText(/^Webhooks can be managed while there is a connection/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add a webhook' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Remove ERP' })).toBeDisabled();
  goOnline();
});

it('offers no actions to people who are not administrators', async () => {
  const { to, container } = show({ [list]: { data: [erp] } }, 'User');
  await waitFor(() => expect(to(peopleRoute)).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
  expect(to(list)).toHaveLength(0);
});
