import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { letExit } from '../server/let-exit';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Another company's system, whose responses a test sets per path, or per path with its query. */
export interface FakePartner {
  address: string;
  /** Method and path with query of every request. */
  calls: string[];
  /** Bodies of the requests that had one. */
  bodies: string[];
  on: (path: string, handler: Handler) => void;
  close: () => Promise<void>;
}

export const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** Issues the token `token-1` and then others; accepts only the credential `me` with `secret`. */
export async function startFakePartner(): Promise<FakePartner> {
  const handlers = new Map<string, Handler>();
  const calls: string[] = [];
  const bodies: string[] = [];
  let tokens = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { method, url = '/' } = request;
      calls.push(`${method} ${url}`);
      if (body) bodies.push(body);
      const path = url.split('?')[0] ?? '';
      const handler = handlers.get(url) ?? handlers.get(path);
      (handler ?? answer(404, { code: 'NotFound', message: 'Nothing here' }))(request, response);
    });
  }).listen(0, '127.0.0.1');
  letExit(server);
  await once(server, 'listening');
  handlers.set('/auth/token', (request, response) => {
    const known = `Basic ${Buffer.from('me:secret').toString('base64')}`;
    if (request.headers.authorization !== known) answer(400, { error: 'invalid_client' })(request, response);
    else answer(200, { access_token: `token-${++tokens}`, token_type: 'bearer' })(request, response);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    bodies,
    on: (path, handler) => void handlers.set(path, handler),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
