import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WebhookDelivery } from '../../../../core/contracts/webhooks';
import { press, showSystems } from '../../../../tests/support/web/systems-part';
import { delivery, erp, log, logOf } from './test-webhook';
import { WebhooksPart } from './webhooks-part';

const list = 'GET /api/webhooks/project/42';
const show = (routes: Parameters<typeof showSystems>[1]) => showSystems(<WebhooksPart />, routes);

beforeEach(() => window.sessionStorage.clear());

it('shows request and response of a delivery, and sends it again', async () => {
  const replay = `POST /api/webhooks/project/42/${erp.id}/deliveries/${delivery.id}/replay`;
  let now = delivery;
  const { to } = show({
    [list]: { data: [erp] },
    [log]: () => logOf(now),
    [replay]: () => {
      now = { ...delivery, state: 'waiting', attempts: 0, nextAttemptAt: delivery.createdAt };
      return { data: now };
    },
  });
  await press('Log of ERP');
  const dialog = within(await screen.findByRole('dialog', { name: 'Log of ERP' }));
  const entry = await dialog.findByRole('listitem');
  expect(entry).toHaveTextContent(/CalculationsNot delivered.*Status 500 · 15 attempts/);
  await userEvent.click(dialog.getByText('Calculations'));
  expect(dialog.getByText('The system did not answer with success (2xx).')).toBeVisible();
  expect(dialog.getByText('out of order')).toBeVisible();
  expect(dialog.getByText('{"type":"calculation"}')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: /^Send again: Calculations, Apr 2, 2026/ }));
  expect(await dialog.findByText('Waiting')).toBeVisible();
  expect(to(replay)).toHaveLength(1);
});

it('sends a delivery again once when the answer was lost, and once more on purpose', async () => {
  const replay = `POST /api/webhooks/project/42/${erp.id}/deliveries/${delivery.id}/replay`;
  let now = delivery;
  const { to } = show({
    [list]: { data: [erp] },
    [log]: () => logOf(now),
    [replay]: () => 502,
  });
  await press('Log of ERP');
  await userEvent.click(await screen.findByText('Calculations'));
  const again = screen.getByRole('button', { name: /^Send again: Calculations/ });
  await userEvent.click(again);
  await screen.findByText(/could not be reached|try again/i);
  now = { ...delivery, attemptedAt: '2026-04-02T12:00:00.000Z' };
  await userEvent.click(again);
  await waitFor(() => expect(to(replay)).toHaveLength(2));
  await screen.findByText(/could not be reached|try again/i);
  await userEvent.click(again);
  await waitFor(() => expect(to(replay)).toHaveLength(3));
  const [first, second, third] = to(replay).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});

it('sends a test and shows the response immediately', async () => {
  const test = `POST /api/webhooks/project/42/${erp.id}/test`;
  const ping: WebhookDelivery = { ...delivery, id: 'p', type: 'ping', state: 'delivered', attempts: 0 };
  let sent: WebhookDelivery[] = [];
  show({
    [list]: { data: [erp] },
    [log]: () => logOf(...sent),
    [test]: () => {
      sent = [{ ...ping, status: 200, fault: null, answer: 'thanks' }];
      return { data: sent[0] };
    },
  });
  await press('Log of ERP');
  const dialog = within(await screen.findByRole('dialog', { name: 'Log of ERP' }));
  expect(await dialog.findByText(/^Nothing has been sent yet/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Send a test' }));
  expect(await dialog.findByText('thanks')).toBeVisible();
  expect(dialog.getByText('Delivered')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Send again/ })).not.toBeInTheDocument();
});

it('shows more of a long log on demand', async () => {
  const entries = Array.from({ length: 40 }, (_, index) => ({ ...delivery, id: `d${index}` }));
  show({
    [list]: { data: [erp] },
    [log]: ({ path }: { path: string }) => {
      const pageSize = Number(new URLSearchParams(path.split('?')[1]).get('pageSize'));
      const pagination = { page: 1, pageSize, pageCount: 2, total: 40 };
      return { data: entries.slice(0, pageSize), meta: { pagination } };
    },
  });
  await press('Log of ERP');
  const dialog = within(await screen.findByRole('dialog', { name: 'Log of ERP' }));
  expect(await dialog.findAllByRole('listitem')).toHaveLength(20);
  await userEvent.click(dialog.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(40));
  expect(dialog.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});
