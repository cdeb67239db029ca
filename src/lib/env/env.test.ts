import type { PublicEnv } from '../../../core/contracts/env';

const env: PublicEnv = {
  apiCredential: 'public',
  identity: { url: 'https://id.example', realm: 'platform', clientId: 'supplier-portal' },
  links: { trustCenter: '#', about: '#', help: '#', support: '#' },
};

const network = jest.fn<Promise<Response>, []>();

async function freshLoadEnv() {
  jest.resetModules();
  return (await import('./env')).loadEnv;
}

beforeEach(() => {
  window.localStorage.clear();
  network.mockReset();
  global.fetch = network;
});

it('loads once for concurrent callers', async () => {
  network.mockImplementation(async () => Response.json(env));
  const loadEnv = await freshLoadEnv();
  await expect(Promise.all([loadEnv(), loadEnv()])).resolves.toEqual([env, env]);
  expect(network).toHaveBeenCalledTimes(1);
});

it('is fetched again, once for all, when the server refuses its credential', async () => {
  const changed = { ...env, apiCredential: 'changed' };
  network.mockImplementationOnce(async () => Response.json(env));
  network.mockImplementation(async () => Response.json(changed));
  const loadEnv = await freshLoadEnv();
  const refused = loadEnv();
  await refused;
  await expect(Promise.all([loadEnv(refused), loadEnv(refused), loadEnv()])).resolves.toEqual([
    changed,
    changed,
    changed,
  ]);
  expect(network).toHaveBeenCalledTimes(2);
});

it('starts from the last good copy when offline', async () => {
  network.mockImplementationOnce(async () => Response.json(env)).mockRejectedValue(new TypeError('offline'));
  await (
    await freshLoadEnv()
  )();
  await expect((await freshLoadEnv())()).resolves.toEqual(env);
});

it('keeps the good copy when another server responds instead', async () => {
  network
    .mockImplementationOnce(async () => Response.json(env))
    .mockImplementation(async () => new Response('<html>', { status: 200 }));
  await (
    await freshLoadEnv()
  )();
  await expect((await freshLoadEnv())()).resolves.toEqual(env);
});

it.each([
  ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', async () => new Response('', { status: 500 })],
  ['the response is something else', async () => Response.json({ apiCredential: 'x' })],
])('fails when %s and there is no copy, and tries again on the next call', async (_case, failure) => {
  network.mockImplementationOnce(failure).mockImplementation(async () => Response.json(env));
  window.localStorage.setItem('env', '{"rubbish":');
  const loadEnv = await freshLoadEnv();
  await expect(loadEnv()).rejects.toMatchObject({ name: 'EnvUnavailableError' });
  await expect(loadEnv()).resolves.toEqual(env);
});
