import Fastify, { type InjectOptions } from 'fastify';
import { isLoopbackRequest, isLoopbackName, type ProxyConfig } from './loopback';

const app = Fastify();
const proxyConfig: ProxyConfig = { publicUrl: 'http://localhost:8000', trustedProxies: 0 };
app.get('/', async (request) => isLoopbackRequest(request, proxyConfig));
afterAll(() => app.close());

/** Whether the request counts as one from this machine, at a server set up like this. */
async function isLocal(where: Partial<ProxyConfig>, call: InjectOptions = {}): Promise<boolean> {
  Object.assign(proxyConfig, { publicUrl: 'http://localhost:8000', trustedProxies: 0 }, where);
  const answer = await app.inject({ url: '/', remoteAddress: '127.0.0.1', ...call });
  return answer.json<boolean>();
}

const from = (forwardedFor: string) => ({ headers: { 'x-forwarded-for': forwardedFor } });
const to = (host: string) => ({ headers: { host } });
const online = { publicUrl: 'https://suppliers.example' };

test.each(['localhost:8000', '127.0.0.1:8000', '[::1]:8000', 'LOCALHOST', 'suppliers.localhost:8000'])(
  'this machine is called %s by itself',
  async (host) => {
    expect(await isLocal({}, to(host))).toBe(true);
    expect(await isLocal(online, to(host))).toBe(true);
  },
);

test.each(['suppliers.example', 'localhost.example:8000', '192.0.2.7:8000', '127.0.0.1.example'])(
  'a request to %j arrives through another machine',
  async (host) => {
    expect(await isLocal({}, to(host))).toBe(false);
    expect(await isLocal(online, to(host))).toBe(false);
  },
);

test('a request from another address comes from another machine', async () => {
  expect(await isLocal({}, { remoteAddress: '192.0.2.7' })).toBe(false);
  expect(await isLocal({}, { remoteAddress: '::ffff:127.0.0.1' })).toBe(true);
});

test.each([0, 1])('with %i known proxies every address that a proxy names must be local', async (count) => {
  const behind = { trustedProxies: count };
  expect(await isLocal(behind, from('127.0.0.1, ::1'))).toBe(true);
  expect(await isLocal(behind, from('192.0.2.7, 127.0.0.1'))).toBe(false);
  expect(await isLocal(behind, from(''))).toBe(false);
});

test('behind a known proxy a request that names no address is not local', async () => {
  expect(await isLocal({ trustedProxies: 1 })).toBe(false);
});

test('behind a known proxy with a public address no request is local', async () => {
  const behind = { ...online, trustedProxies: 1 };
  expect(await isLocal(behind)).toBe(false);
  expect(await isLocal(behind, from('127.0.0.1'))).toBe(false);
});

test('the host of an address is a name without its port', () => {
  expect(isLoopbackName(new URL('http://[::1]:8000').hostname)).toBe(true);
  expect(isLoopbackName(new URL('http://localhost:8000').hostname)).toBe(true);
  expect(isLoopbackName(new URL('https://suppliers.example').hostname)).toBe(false);
});
