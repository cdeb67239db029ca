import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { list, path, showing } from '../../../../../../tests/support/web/carbon-inputs';
import { release } from '../../releases/test-release';
import { bracket } from '../../test-products';
import { IncomingRequestsCard } from './incoming-requests-card';

const show = showing(<IncomingRequestsCard />);
const read = `GET ${path('exchange-requests')}`;
const request = {
  ...{ id: 'r', partnerId: 'a', partnerName: 'Alpha Metals', receivedAt: '2026-03-05T17:31:00.000Z' },
  ...{ productIds: ['urn:pact:a.example:part-number:ag%2012'], geographies: ['DE'], classifications: [] },
  ...{ companyIds: [], validOn: null, validAfter: null, validBefore: null, wantedStatus: null },
  ...{ comment: 'For spring', state: 'open', answeredAt: null, answer: null, delivery: null },
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('shows what is requested, and the response', async () => {
  show({
    [read]: {
      data: [
        request,
        {
          ...request,
          id: 's',
          partnerName: 'Beta',
          state: 'rejected',
          answer: 'Not ours',
          delivery: 'waiting',
        },
      ],
    },
  });
  const row = (await screen.findByText('Alpha Metals')).closest('li');
  expect(row).toHaveTextContent(/Waits for an answer.*ag 12, DE.*For spring/);
  expect(screen.getByText('Beta').closest('li')).toHaveTextContent(
    /Declined.*Answer: Not ours · not delivered yet/,
  );
});

it('says that an answer waits for the address of the partner’s system', async () => {
  const answered = { ...request, state: 'rejected', answer: 'Not ours', delivery: 'waiting' };
  const partner = { ...{ id: 'a', name: 'Alpha Metals', createdAt: request.receivedAt }, source: null };
  show({
    [read]: { data: [answered] },
    [`GET ${path('exchange-partners')}`]: {
      data: [{ ...partner, credential: null, products: 0 }],
      address: '',
    },
  });
  expect(await screen.findByText(/because the address of this system is missing/)).toBeVisible();
});

it('shows all details of a requested footprint, also while responding', async () => {
  const told = {
    ...request,
    ...{
      productIds: ['urn:gtin:4006381333931'],
      companyIds: ['urn:pact:a.example:company-id:7', 'urn:lei:5299'],
    },
    ...{ validOn: '2026-04-01T10:00:00Z', validAfter: '2025-12-31T10:00:00Z', wantedStatus: 'Active' },
    validBefore: '2028-01-01T10:00:00Z',
  };
  show({ [read]: { data: [told] }, [`GET ${path('products')}`]: list(bracket) });
  const all = new RegExp(
    [
      'GTIN 4006381333931, DE.*Of the company: 7, urn:lei:5299.*Valid on Apr 1, 2026.*Validity begins after Dec 31, 2025',
      'Validity ends before Jan 1, 2028.*The newest version only.*Comment: For spring',
    ].join('.*'),
  );
  expect((await screen.findByText('Alpha Metals')).closest('li')).toHaveTextContent(all);
  await press('Decline the request from Alpha Metals');
  expect(await screen.findByRole('dialog')).toHaveTextContent(all);
  await press('Cancel');
  await press('Answer Alpha Metals with a footprint');
  expect(await screen.findByRole('dialog')).toHaveTextContent(all);
});

it('responds with the release that was previewed', async () => {
  const fulfil = `POST ${path('exchange-requests', '/r/fulfil')}`;
  const { to } = show({
    [read]: { data: [request] },
    [`GET ${path('products')}`]: list(bracket),
    [`GET ${path('products', `/${bracket.id}/releases`)}`]: { data: [release] },
    [fulfil]: { data: { ...request, state: 'fulfilled' } },
  });
  await press('Answer Alpha Metals with a footprint');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('button', { name: 'Offer and answer' })).toBeDisabled();
  await dialog.findByRole('option', { name: 'Bracket (B-1200)' });
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Product' }), bracket.id);
  expect(await dialog.findByText(/^100\s*kg\s*CO₂e per 1\s*piece$/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Offer and answer' }));
  await waitFor(() => expect(to(fulfil)).toHaveLength(1));
  expect(to(fulfil)[0]?.body).toEqual({ data: { productId: bracket.id, seenRelease: release.id } });
});

it('declines with a reason, and never without', async () => {
  const reject = `POST ${path('exchange-requests', '/r/reject')}`;
  const { to } = show({ [read]: { data: [request] }, [reject]: { data: { ...request, state: 'rejected' } } });
  await press('Decline the request from Alpha Metals');
  await press('Decline');
  expect(await screen.findByText('Say why there is no footprint')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Not ours');
  await press('Decline');
  await waitFor(() => expect(to(reject)[0]?.body).toEqual({ data: { reason: 'Not ours' } }));
});

it('declines once, although the answer was cut off and it is sent again', async () => {
  const reject = `POST ${path('exchange-requests', '/r/reject')}`;
  const answers = [new Response('{"data":{"id'), { data: { ...request, state: 'rejected' } }];
  const { to } = show({ [read]: { data: [request] }, [reject]: () => answers.shift() ?? 500 });
  await press('Decline the request from Alpha Metals');
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Not ours');
  await press('Decline');
  expect(await screen.findByText(/^The server’s answer could not be read\./)).toBeVisible();
  await press('Decline');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [first, second] = to(reject).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
});

it('says that there are no requests yet, and when they could not be loaded', async () => {
  const { unmount } = show({ [read]: { data: [] } });
  expect(await screen.findByText('No partner has asked for a footprint yet.')).toBeVisible();
  unmount();
  show({ [read]: 500 });
  expect(await screen.findByText('The requests could not be loaded')).toBeVisible();
});
