import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { path, record, showing } from '../../../../tests/support/web/carbon-inputs';
import { goOffline } from '../../../../tests/support/web/connection';
import { refusal } from '../../../../tests/support/web/stub-network';
import { UpdateScreen } from './update-screen';

jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const show = showing(<UpdateScreen year="2024" />);
const route = `PUT ${path('activities-data', `/${record.id}`)}`;

/** What a colleague has made of the record meanwhile. */
const current = { ...record, note: 'Two meters', version: 9 };

const answer = ({ body }: { body: unknown }) => {
  const { Amount, version } = (body as { data: { Amount: number; version: number } }).data;
  return version === current.version
    ? { data: { ...current, amount: Amount, typedAmount: Amount, version: 10 } }
    : refusal(409, 'STALE_VERSION', 'Stale.', current);
};

async function enter(amount: string) {
  const field = await screen.findByRole('textbox', { name: /^Amount of / });
  await userEvent.clear(field);
  await userEvent.type(field, `${amount}{Enter}`);
}

it('saves an amount although a colleague has changed the note meanwhile', async () => {
  const { to, store } = show({ [route]: answer });
  await enter('7');
  await waitFor(() => expect(to(route)).toHaveLength(2));
  await waitFor(() => expect(store.getState().outbox.entries).toEqual([]));
  expect(to(route).map(({ body }) => (body as { data: object }).data)).toMatchObject([
    { Amount: 7, version: record.version },
    { Amount: 7, version: current.version },
  ]);
  const keys = to(route).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
  expect(screen.getByRole('textbox', { name: /^Amount of / })).toHaveValue('7');
});

it('does so for an amount that was changed twice while offline', async () => {
  const goOnline = goOffline();
  const { to, store } = show({ [route]: answer });
  await enter('7');
  await enter('8');
  goOnline();
  await waitFor(() => expect(to(route)).toHaveLength(2));
  await waitFor(() => expect(store.getState().outbox.entries).toEqual([]));
  expect(to(route)[1]?.body).toMatchObject({ data: { Amount: 8, version: current.version } });
});

it('asks if the colleague has changed the amount, too', async () => {
  const { to, store } = show({
    [route]: refusal(409, 'STALE_VERSION', 'Stale.', { ...current, amount: 3, typedAmount: 3 }),
  });
  await enter('7');
  await waitFor(() => expect(store.getState().outbox.entries).toMatchObject([{ state: 'refused' }]));
  expect(to(route)).toHaveLength(1);
});
