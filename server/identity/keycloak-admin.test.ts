import { createKeycloakAdmin } from './keycloak-admin';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('while Keycloak hangs, a sixth call ends after two seconds', async () => {
  let answer = () => {};
  const awake = new Promise<void>((resolve) => (answer = resolve));
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    await awake;
    return Response.json({ access_token: 'token' });
  });
  const admin = { clientId: 'server', secret: 'secret' };
  const call = createKeycloakAdmin({ url: 'https://keycloak.example', realm: 'platform', admin });
  const held = Array.from({ length: 5 }, () => call('/users'));
  const sixth = expect(call('/users')).rejects.toMatchObject({ statusCode: 503, code: 'TOO_BUSY' });
  jest.advanceTimersByTime(2_000);
  await sixth;
  expect(fetched).toHaveBeenCalledTimes(5);
  answer();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array(5).fill(200));
});
