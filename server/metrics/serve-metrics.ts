import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Metrics } from './metrics';

/**
 * Serves `GET /metrics` on a separate port, which need not be reachable from outside. Returns a function that
 * ends it.
 * @throws what listening throws
 */
export async function serveMetrics(
  metrics: Metrics,
  address: { host: string; port: number },
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end('Metrics are at /metrics.\n');
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => response.writeHead(500).end(`${String(error)}\n`),
    );
  });
  server.listen(address.port, address.host);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
