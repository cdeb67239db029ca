import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startProxy } from '../support/cluster/proxies';
import { until } from '../support/cluster/until';

test('the log of nginx has the path of a request, without the token of a mailed link', async () => {
  const server = createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy = await startProxy('nginx', [port, port]);
  const link = '/realms/platform/set-password?token=T0ken-of-a-mail&lang=de';
  for (const headers of [{}, { 'idempotency-key': 'k', referer: `https://suppliers.example.com${link}` }])
    await (await fetch(`http://127.0.0.1:${proxy.port}${link}`, { headers })).text();
  const lines = () =>
    proxy.readLog().match(/"GET \/realms\/platform\/set-password HTTP\/1\.1" 200 2 /g) ?? [];
  // nginx logs a request after its response.
  await until(() => lines().length === 2);
  const log = proxy.readLog();
  await proxy.stop();
  server.close();
  expect(log).not.toContain('T0ken');
});
