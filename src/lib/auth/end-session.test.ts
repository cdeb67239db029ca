import { endProviderSession } from './end-session';

const identity = { url: 'https://id.example/', realm: 'platform', clientId: 'supplier-portal' };
const endpoint = 'https://id.example/realms/platform/protocol/openid-connect';
const tokens = { refreshToken: 'r', idToken: 'i' };
const network = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  network.mockReset();
  global.fetch = network as unknown as typeof fetch;
});

const status = (code: number) => async () => new Response(null, { status: code });
const away = () => Promise.reject(new TypeError('Failed to fetch'));
const sent = (call: number) => {
  const [url, init] = network.mock.calls[call] ?? [];
  return { url, fields: Object.fromEntries(init?.body as URLSearchParams) };
};

it.each([200, 204])('calls the logout endpoint and treats %d as success', async (code) => {
  network.mockImplementation(status(code));
  await expect(endProviderSession(identity, tokens)).resolves.toBe('ended');
  expect(network).toHaveBeenCalledTimes(1);
  expect(sent(0)).toEqual({
    url: `${endpoint}/logout`,
    fields: { client_id: 'supplier-portal', refresh_token: 'r', id_token_hint: 'i' },
  });
});

it('falls back to revoking the refresh token', async () => {
  network.mockImplementationOnce(status(500)).mockImplementation(status(200));
  await expect(endProviderSession(identity, tokens)).resolves.toBe('ended');
  expect(sent(1)).toEqual({
    url: `${endpoint}/revoke`,
    fields: { client_id: 'supplier-portal', token: 'r', token_type_hint: 'refresh_token' },
  });
});

it.each([
  ['both are refused', status(400), status(400), 'refused'],
  ['one is refused and the other gets no response', status(400), away, 'refused'],
  ['the provider is unreachable', away, away, 'unreachable'],
])('continues when %s', async (_case, first, second, expected) => {
  network.mockImplementationOnce(first).mockImplementationOnce(second);
  await expect(endProviderSession(identity, tokens)).resolves.toBe(expected);
});
