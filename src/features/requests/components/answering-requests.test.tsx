import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { refusal } from '../../../../tests/support/web/stub-network';
import {
  accepted,
  accepting,
  answer,
  list,
  nordwerk,
  page,
  respond,
  rowOf,
  showing,
  velomotive,
} from '../../../../tests/support/web/requests-screen';
import { keepFocus } from '../../../components/ui/keep-focus';
import { api } from '../../../lib/api/api';
import { storageChanged } from '../../../lib/outbox/outbox-slice';
import { RequestsScreen } from './requests-screen';

const show = showing(<RequestsScreen />);

let endKeeping: () => void;
beforeEach(() => {
  endKeeping = keepFocus();
});
afterEach(() => endKeeping());

describe('answering', () => {
  it('asks first, then accepts, shows it and sends the version that was seen', async () => {
    const { to } = show(accepting());
    await screen.findByRole('table');
    const before = screen.getAllByRole('status');
    await answer('Accept');
    const outcome = await screen.findByText('Request from Nordwerk Automotive AG accepted.');
    // Screen readers do not announce a region that appears together with its text.
    expect(before).toContain(outcome.closest('[role=status]'));
    expect((await rowOf('Nordwerk')).getByText('Accepted')).toBeInTheDocument();
    expect(to(respond).map(({ body }) => body)).toEqual([{ linkingId: 'a', action: 'ACCEPT', version: 1 }]);
  });

  it('leads to the requested answers, from the message and from the request', async () => {
    show(accepting());
    await answer('Accept');
    const way = `/self-assessment/business-segments/${nordwerk.RequestedSector}/${nordwerk.RequestedCountry}/update/`;
    const name = 'Answer now Nordwerk Automotive AG';
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', way);
    await userEvent.click(screen.getByRole('button', { name: 'Nordwerk Automotive AG' }));
    const details = within(await screen.findByRole('dialog', { name: /^Request from Nordwerk/ }));
    expect(details.getByRole('link', { name })).toHaveAttribute('href', way);
    const journey = within(await details.findByRole('list', { name: 'Progress of the request' }));
    const stops = journey.getAllByRole('listitem');
    expect(stops.map((stop) => stop.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    expect(stops[2]).toHaveTextContent('Submitted');
  });

  it('asks while accepting what else the customer may see, and saves the choice', async () => {
    let kept: CustomerRequest = nordwerk;
    const put = 'PUT /api/customer-requests/project/42/a/visibility';
    const { to } = show({
      [list]: () => page(kept),
      [put]: ({ body }) => {
        kept = { ...kept, ...(body as { data: Partial<CustomerRequest> }).data, version: kept.version + 1 };
        return { data: kept };
      },
      [respond]: () => {
        kept = { ...kept, Status: 'accepted', version: kept.version + 1 };
        return { data: kept };
      },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Accept the request from Nordwerk Automotive AG' }),
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Main contact/ }));
    await waitFor(() => expect(to(put)).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Accept request' }));
    expect(await screen.findByText('Request from Nordwerk Automotive AG accepted.')).toBeInTheDocument();
    expect(to(put).map(({ body }) => body)).toEqual([
      { data: { withheld: ['contact', 'emissions'], sharedAnswers: [] }, version: 1 },
    ]);
    expect(to(respond)[0]?.body).toMatchObject({ action: 'ACCEPT', version: 2 });
  });

  it('moves the focus from a removed button to the one in its place', async () => {
    show(accepting());
    await answer('Accept');
    await screen.findByText('Request from Nordwerk Automotive AG accepted.');
    expect((await rowOf('Nordwerk')).getByRole('button', { name: /^Details/ })).toHaveFocus();
  });

  it('moves the focus to the message if the row is gone with its button', async () => {
    show(accepting(velomotive));
    await userEvent.click(await screen.findByRole('radio', { name: /Invited/ }));
    await answer('Accept');
    const message = await screen.findByText('Request from Nordwerk Automotive AG accepted.');
    expect(screen.queryByRole('rowheader', { name: /Nordwerk/ })).not.toBeInTheDocument();
    expect(document.activeElement).toContainElement(message);
    expect(document.body).not.toHaveFocus();
  });

  it('leaves the focus where a person has moved it meanwhile', async () => {
    let confirm = () => {};
    const waiting = new Promise<void>((resolve) => (confirm = resolve));
    const server = accepting();
    show({ ...server, [respond]: () => waiting.then(server[respond]) });
    await answer('Accept');
    await userEvent.click(screen.getByRole('searchbox'));
    confirm();
    await screen.findByText('Request from Nordwerk Automotive AG accepted.');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('waits 30 seconds for the server, and keeps the answer for later', async () => {
    const realTimeout = globalThis.setTimeout;
    let expire = () => {};
    const watched = (work: () => void, ms?: number) => {
      if (ms === 30_000) expire = work;
      return realTimeout(work, ms);
    };
    globalThis.setTimeout = watched as typeof setTimeout;
    const never = new Promise<never>(() => undefined);
    const { to, store } = show({ [list]: page(nordwerk), [respond]: () => never });
    await answer('Accept');
    await waitFor(() => expect(to(respond)).toHaveLength(1));
    globalThis.setTimeout = realTimeout;
    act(() => expire());
    // This test environment has no room for it.
    expect(await screen.findByText('Not sent yet: please keep this tab open')).toBeInTheDocument();
    act(() => void store.dispatch(storageChanged(null)));
    expect(screen.getByText('Kept on this device')).toBeInTheDocument();
  });

  it('sends nothing when the question is cancelled', async () => {
    const { to } = show(accepting());
    await userEvent.click(await screen.findByRole('button', { name: /^Decline the request/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(to(respond)).toHaveLength(0);
  });

  it('shows the answer before the server has confirmed it', async () => {
    let confirm = () => {};
    const waiting = new Promise<void>((resolve) => (confirm = resolve));
    const server = accepting();
    show({ ...server, [respond]: () => waiting.then(server[respond]) });
    await answer('Accept');
    expect(await (await rowOf('Nordwerk')).findByText('Accepted')).toBeInTheDocument();
    expect(screen.queryByText(/^Request from Nordwerk/)).not.toBeInTheDocument();
    confirm();
    expect(await screen.findByText('Request from Nordwerk Automotive AG accepted.')).toBeInTheDocument();
  });

  it('undoes the answer when the server refuses, says why and offers a retry', async () => {
    const { to } = show({
      [list]: page(nordwerk),
      [respond]: refusal(500, 'UNEXPECTED', 'Something broke. Request 17.'),
    });
    await answer('Decline');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('could not be declined. Nothing has changed.');
    expect(within(alert).getByText('Something broke. Request 17.')).toHaveAttribute('lang', 'en');
    expect(await (await rowOf('Nordwerk')).findByText('Invited')).toBeInTheDocument();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decline request' }));
    await waitFor(() => expect(to(respond)).toHaveLength(2));
  });

  it('explains an internal server error in its own words, with the reference number in the log', async () => {
    const error = { code: 'INTERNAL_ERROR', message: 'Number: 17', details: { requestId: '17' } };
    show({ [list]: page(nordwerk), [respond]: Response.json({ error }, { status: 500 }) });
    await answer('Decline');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong on our side. If it happens again, tell our support team this number: 17',
    );
  });

  it("shows a colleague's answer if it came first", async () => {
    const { LinkingId, ...rest } = accepted().data;
    let current: CustomerRequest = nordwerk;
    show({
      [list]: () => page(current),
      [respond]: () => {
        current = { ...rest, LinkingId };
        return refusal(409, 'STALE_VERSION', 'Changed in the meantime.');
      },
    });
    await answer('Decline');
    expect(await screen.findByRole('alert')).toHaveTextContent('It was changed in the meantime');
    expect(await (await rowOf('Nordwerk')).findByText('Accepted')).toBeInTheDocument();
  });

  it('does not claim an answer that a colleague has changed since', async () => {
    let current: CustomerRequest = nordwerk;
    const { store } = show({
      [list]: () => page(current),
      [respond]: () => {
        current = accepted().data;
        return accepted();
      },
    });
    await answer('Accept');
    const message = await screen.findByText('Request from Nordwerk Automotive AG accepted.');
    current = { ...current, Status: 'declined', version: 3 };
    act(() => void store.dispatch(api.util.invalidateTags(['CustomerRequests'])));
    expect(await (await rowOf('Nordwerk')).findByText('Declined')).toBeInTheDocument();
    expect(message).not.toBeInTheDocument();
  });
});

it.each([
  ['Accept', 'accepted', false],
  ['Accept', 'declined', true],
  ['Decline', 'accepted', true],
])('says before “%s” that a colleague has %s the request meanwhile', async (verb, Status, isPossible) => {
  let current: CustomerRequest = nordwerk;
  const { store } = show({ [list]: () => page(current) });
  await userEvent.click(
    await screen.findByRole('button', { name: `${verb} the request from Nordwerk Automotive AG` }),
  );
  current = { ...current, Status, version: 3 };
  act(() => void store.dispatch(api.util.invalidateTags(['CustomerRequests'])));
  expect(
    await screen.findByText(`Somebody in your company has ${Status} this request in the meantime.`),
  ).toBeVisible();
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: `${verb} request` });
  expect(!confirm.disabled).toBe(isPossible);
});

describe('when the customer withdraws the request meanwhile', () => {
  it.each(['Accept the request from Nordwerk Automotive AG', 'Nordwerk Automotive AG'])(
    'the dialog that “%s” has opened ends with a note',
    async (opener) => {
      let requests = [nordwerk, velomotive];
      const { store } = show({ [list]: () => page(...requests) });
      await userEvent.click(await screen.findByRole('button', { name: opener }));
      expect(await screen.findByRole('dialog')).toBeVisible();
      requests = [velomotive];
      act(() => void store.dispatch(api.util.invalidateTags(['CustomerRequests'])));
      expect(await screen.findByText('The customer has withdrawn the request.')).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
      expect(screen.queryByText('The customer has withdrawn the request.')).not.toBeInTheDocument();
    },
  );
});

describe('while the server is unreachable', () => {
  it('keeps the answer, marks it, and sends it once when the server is reachable again', async () => {
    let away = true;
    const server = accepting();
    const { to, store } = show({
      ...server,
      [respond]: () => (away ? refusal(503, 'DATABASE_AWAY', 'Away.') : server[respond]()),
    });
    await answer('Accept');
    // This test environment has no room for it.
    expect(await screen.findByText('Not sent yet: please keep this tab open')).toBeInTheDocument();
    act(() => void store.dispatch(storageChanged(null)));
    expect(screen.getByText('Kept on this device')).toBeInTheDocument();
    const row = await rowOf('Nordwerk');
    expect(row.getByText('Accepted')).toBeInTheDocument();
    expect(row.getByText('Not sent yet')).toBeInTheDocument();
    away = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(row.queryByText('Not sent yet')).not.toBeInTheDocument());
    expect(row.getByText('Accepted')).toBeInTheDocument();
    expect(server[respond]).toHaveBeenCalledTimes(1);
    const keys = to(respond).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });
});
