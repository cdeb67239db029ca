import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { letExit } from './let-exit';

/** Status and JSON; `lost` closes the connection instead of responding. */
export type StubAnswer = [status: number, body?: unknown] | 'lost';

export interface HttpStub {
  url: string;
  close: () => Promise<void>;
}

/** Replaces a service that responds with JSON, such as a Keycloak. */
export async function startHttpStub(
  answer: (request: IncomingMessage, body: string) => Promise<StubAnswer>,
): Promise<HttpStub> {
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => answer(request, body))
      .then((done) => {
        if (done === 'lost') {
          response.destroy();
          return;
        }
        const [status, body] = done;
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(body === undefined ? undefined : JSON.stringify(body));
      });
  });
  // If the stub closed an idle connection during a request, the service would seem unreachable.
  server.keepAliveTimeout = 600_000;
  server.listen(0, '127.0.0.1');
  letExit(server);
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
