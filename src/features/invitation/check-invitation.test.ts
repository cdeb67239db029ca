import { checkInvitation } from './check-invitation';
import { forgetOutcome, knownOutcome } from './known-outcomes';

jest.mock('../../lib/env/env', () => ({ loadEnv: async () => ({ apiCredential: 'public' }) }));

const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const invalid = { status: 'invalid', isExplained: true };
const unexplained = { status: 'invalid', isExplained: false };
const invitation = { LinkingId: '1', RequesterCompanyName: 'Kestrel', InvitationToken: 't', locale: 'de' };

beforeEach(() => {
  network.mockReset();
  globalThis.fetch = network;
});

it('sends one request per token, with the fixed credential', async () => {
  network.mockImplementation(async () => Response.json({ status: 'VALID', data: invitation, message: '' }));
  const outcome = { status: 'valid', invitation };
  await expect(Promise.all([checkInvitation('a'), checkInvitation('a')])).resolves.toEqual([
    outcome,
    outcome,
  ]);
  expect(knownOutcome('a')).toEqual(outcome);
  expect(network).toHaveBeenCalledTimes(1);
  const [path, init] = network.mock.calls[0] ?? [];
  expect(path).toBe('/api/landing/check-invitation');
  expect(init?.body).toBe('{"token":"a"}');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer public');
  forgetOutcome('a');
  expect(knownOutcome('a')).toBeUndefined();
});

it.each([
  ['a used one', { status: 'ALREADY_REGISTERED', data: null }, 200, { status: 'alreadyRegistered' }],
  ['an invalid one', { status: 'INVALID', data: null, message: 'Expired' }, 200, invalid],
  ['an invalid one without a message', { status: 'INVALID', data: null }, 200, unexplained],
  ['one without data', { status: 'VALID', data: null }, 200, unexplained],
  ['an unknown status', { status: 'WHATEVER' }, 200, unexplained],
  ['an empty answer', null, 200, unexplained],
  ['a refused call', { error: { message: 'no', code: 'INVALID_INPUT' } }, 400, invalid],
  ['a refusal on the way', { error: {} }, 403, { status: 'unavailable', reason: 'connection' }],
  ['a call that is not there', '<html>', 404, { status: 'unavailable', reason: 'connection' }],
  ['too many calls', { error: {} }, 429, { status: 'unavailable', reason: 'tooMany' }],
  ['a failing server', { error: {} }, 503, { status: 'unavailable', reason: 'connection' }],
])('%s', async (name, body, status, expected) => {
  network.mockImplementation(async () => Response.json(body, { status }));
  await expect(checkInvitation(name)).resolves.toEqual(expected);
});

it('checks again after a failed check', async () => {
  network.mockRejectedValueOnce(new TypeError('offline'));
  await expect(checkInvitation('b')).resolves.toEqual({ status: 'unavailable', reason: 'connection' });
  network.mockImplementation(async () => Response.json({ status: 'VALID', data: invitation }));
  await expect(checkInvitation('b')).resolves.toMatchObject({ status: 'valid' });
});

it('treats an empty token as invalid without a request', async () => {
  await expect(checkInvitation('')).resolves.toEqual(invalid);
  expect(network).not.toHaveBeenCalled();
});
