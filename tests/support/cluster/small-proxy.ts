import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

export interface SmallProxy {
  url: string;
  /** The ports of servers that died during a request, one entry per request. */
  lost: number[];
  close(): Promise<void>;
}

/**
 * Distributes requests over the servers in turn. It skips an unreachable one, since nothing was sent to it. If a
 * server dies during a request, the response is 502: the request may have had its effect or not.
 */
export async function startSmallProxy(ports: readonly number[]): Promise<SmallProxy> {
  let turn = 0;
  const lost: number[] = [];

  async function hand(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const first = (turn += 1);
    for (let attempt = 0; attempt < ports.length; attempt += 1) {
      const port = ports[(first + attempt) % ports.length] ?? 0;
      const outcome = await forward(port, request, body, response);
      if (outcome === 'lost') lost.push(port);
      if (outcome !== 'unreached') return;
    }
    response.writeHead(503).end();
  }

  // Idle connections stay open: closing one just as it is used would lose a request because of the proxy.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => void hand(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lost,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function forward(
  port: number,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<'answered' | 'lost' | 'unreached'> {
  return new Promise((resolve) => {
    const call = send({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
      buffer(answer).then(
        (content) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers).end(content);
          resolve('answered');
        },
        () => lose(),
      );
    });
    const lose = () => {
      response.writeHead(502).end();
      resolve('lost');
    };
    call.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? resolve('unreached') : lose(),
    );
    call.end(body);
  });
}
