import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { path, showing } from '../../../../../../tests/support/web/carbon-inputs';
import { refusal } from '../../../../../../tests/support/web/stub-network';
import { ExchangeScreen } from '../exchange-screen';

const shown = showing(<ExchangeScreen />);
const asked = `GET ${path('exchange-asked')}`;
const at = '2026-03-05T17:31:00.000Z';
const source = {
  ...{ address: 'https://pact.hallingdal.example', signInAddress: null, clientId: 'alpenguss', isDue: false },
  ...{ triedAt: at, fetchedAt: at, fault: null, footprints: 12, rejected: [], rejectedCount: 0 },
};
const alpha = { id: 'a', name: 'Alpha Metals', createdAt: at, credential: null, products: 0, source };
const beta = { ...alpha, id: 'b', name: 'Beta', source: null };
const request = {
  ...{ id: 'r', partnerId: 'a', partnerName: 'Alpha Metals', askedAt: at, comment: 'For spring' },
  ...{ productIds: ['urn:pact:a.example:part-number:AG%2012'], state: 'open', answeredAt: null },
  ...{ answer: null, delivery: 'waiting' },
};
const show = (answers: Parameters<typeof shown>[0] = {}) =>
  shown({
    [`GET ${path('exchange-partners')}`]: { data: [alpha, beta], address: 'https://portal.example/pact' },
    [`GET ${path('exchange-requests')}`]: { data: [] },
    [asked]: { data: [] },
    ...answers,
  });
const card = async () => {
  const heading = await screen.findByRole('heading', { name: 'Requests to partners' });
  return heading.closest('section') as HTMLElement;
};

it('asks a partner with an address for a footprint, by part number', async () => {
  const ask = `POST ${path('exchange-partners', '/a/ask')}`;
  const { to } = show({ [ask]: { data: request } });
  expect(
    await within(await card()).findByText('You have not asked a partner for a footprint yet.'),
  ).toBeVisible();
  const button = await screen.findByRole('button', { name: 'Ask Alpha Metals for a footprint' });
  expect(screen.queryByRole('button', { name: 'Ask Beta for a footprint' })).not.toBeInTheDocument();
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
  expect(await dialog.findByText('Enter the part number')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Part number/), 'AG 12');
  await userEvent.type(dialog.getByLabelText(/^Comment/), 'For spring');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
  await waitFor(() => expect(to(ask)).toHaveLength(1));
  expect(to(ask)[0]?.body).toEqual({ data: { partNumber: 'AG 12', comment: 'For spring' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('asks once, although the first answer was cut off and the request is sent again', async () => {
  const ask = `POST ${path('exchange-partners', '/a/ask')}`;
  const answers = [new Response('{"data":{"id'), { data: request }];
  const { to } = show({ [ask]: () => answers.shift() ?? 500 });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask Alpha Metals for a footprint' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Part number/), 'AG 12');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
  expect(await dialog.findByText(/^The server’s answer could not be read\./)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [first, second] = to(ask).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
});

it('keeps what was typed when the request is refused, and says why', async () => {
  const ask = `POST ${path('exchange-partners', '/a/ask')}`;
  show({ [ask]: refusal(409, 'REQUESTS_MANY', 'Too many wait.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask Alpha Metals for a footprint' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Part number/), 'AG 12');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
  expect(await dialog.findByText(/^Too many requests wait for answers of partners\./)).toBeVisible();
  expect(dialog.getByLabelText(/^Part number/)).toHaveValue('AG 12');
});

it.each([
  [{}, /Alpha Metals.*Is being sent.*AG 12.*Comment: For spring/],
  [{ delivery: 'delivered' }, /Waits for an answer/],
  [{ delivery: 'abandoned' }, /Could not be delivered/],
  [
    { state: 'rejected', answer: 'We do not make it', answeredAt: at, delivery: 'delivered' },
    /Declined.*Reason: We do not make it.*Answered/,
  ],
  [
    { state: 'fulfilled', answer: 'Bracket', answeredAt: at, delivery: 'delivered' },
    /Footprint received.*Received: Bracket.*Answered/,
  ],
])('shows the progress of a request: %j', async (change, words) => {
  show({ [asked]: { data: [{ ...request, ...change }] } });
  const row = await within(await card()).findByRole('listitem');
  expect(row).toHaveTextContent(words);
});

const failure = { at, fault: 'REFUSED', status: 400, answer: 'productId is unknown', nextTryAt: null };

it.each([
  [failure, /status 400.*Reason: productId is unknown.*no further attempt/],
  [{ ...failure, fault: 'SERVER_ERROR', status: 503, answer: '', nextTryAt: at }, /status 503\.Next attempt/],
  [{ ...failure, fault: 'TIMEOUT', status: null, answer: '', nextTryAt: at }, /did not answer in time\.Next/],
  [{ ...failure, fault: 'WRONG_CREDENTIAL', status: null, answer: '' }, /client ID and the secret/],
])('says why a request did not arrive: %j', async (deliveryFailure, words) => {
  show({ [asked]: { data: [{ ...request, delivery: 'abandoned', deliveryFailure }] } });
  expect(await within(await card()).findByRole('listitem')).toHaveTextContent(words);
});

it('sends a request again that did not arrive', async () => {
  const again = `POST ${path('exchange-partners', '/a/resend')}`;
  const { to } = show({
    [asked]: { data: [{ ...request, delivery: 'abandoned', deliveryFailure: failure }] },
    [again]: refusal(404, 'NOT_FOUND', 'The partner is gone.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send again to Alpha Metals' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This no longer exists.');
  expect(to(again)).toHaveLength(1);
});

it('shows releases that a partner could not be told of', async () => {
  const told = { ...alpha, unreportedReleases: 2, deliveryFailure: failure };
  show({
    [`GET ${path('exchange-partners')}`]: { data: [told], address: 'https://portal.example/pact' },
  });
  expect(await screen.findByText(/^2 new releases could not be announced/)).toBeVisible();
});

it('says when the requests could not be loaded', async () => {
  show({ [asked]: 500 });
  expect(await within(await card()).findByText('Your requests could not be loaded')).toBeVisible();
});
