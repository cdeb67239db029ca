import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutgoing, type OutgoingOptions } from './outgoing';
import type { OutgoingError } from './outgoing-error';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: Answer): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const json: Answer = (_request, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8').end('{"name":"é"}');
};
const redirectTo = (address: string): Answer => {
  return (_request, response) => void response.writeHead(302, { location: address }).end();
};

/** Every name resolves to the given addresses, one list per call, the last for all that follow. */
const namesAt = (...lists: string[][]): Pick<OutgoingOptions, 'resolve'> => {
  const resolve = (_host: string, _options: object, done: (error: null, addresses: unknown) => void) => {
    const addresses = (lists.length > 1 ? lists.shift() : lists[0]) ?? [];
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );
  };
  return { resolve: resolve as never };
};
const trusting = (...privateHosts: string[]) => ({ privateHosts });

const faultOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'none',
    (error: OutgoingError) => error.fault,
  );

test('returns status, type and text of the response', async () => {
  const port = await serve(json);
  const call = createOutgoing(trusting('127.0.0.1'));
  const url = `http://127.0.0.1:${port}/3/footprints`;
  expect(await call(url, { accepts: ['application/json'] })).toMatchObject({
    status: 200,
    url,
    type: 'application/json',
    text: '{"name":"é"}',
  });
});

test('sends method, headers and body', async () => {
  const port = await serve((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => response.end(`${request.method} ${request.headers['content-type']} ${body}`));
  });
  const call = createOutgoing(trusting('127.0.0.1'));
  const headers = { 'content-type': 'text/plain' };
  const { text } = await call(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: 'größer' });
  expect(text).toBe('POST text/plain größer');
});

describe('refused before anything is sent', () => {
  const untouched: Answer = () => {
    throw new Error('was called');
  };

  test.each([
    ['a name of this machine', 'https://localhost'],
    ['an address of this machine', 'https://127.0.0.1'],
    ['the same in another notation', 'https://2130706433'],
    ['the same in IPv6', 'https://[::1]'],
    ['an address of the link', 'https://169.254.169.254'],
    ['a mapped address', 'https://[::ffff:10.0.0.1]'],
  ])('%s', async (_what, origin) => {
    const port = await serve(untouched);
    expect(await faultOf(createOutgoing(trusting())(`${origin}:${port}/`))).toBe('PRIVATE_ADDRESS');
  });

  test('a name with a public and a private address', async () => {
    const call = createOutgoing({ ...trusting(), ...namesAt(['93.184.215.14', '127.0.0.1']) });
    expect(await faultOf(call('https://partner.test/'))).toBe('PRIVATE_ADDRESS');
  });

  test('http, unless the host is trusted', async () => {
    expect(await faultOf(createOutgoing(trusting('other.test'))('http://partner.test/'))).toBe('NOT_HTTPS');
  });

  test.each(['partner.test', 'ftp://partner.test/', 'https://me:secret@partner.test/', 'https://', ''])(
    'an address that cannot be called: "%s"',
    async (address) => {
      expect(await faultOf(createOutgoing(trusting())(address))).toBe('ADDRESS_INVALID');
    },
  );
});

describe('redirects', () => {
  test('are followed', async () => {
    const target = await serve(json);
    const port = await serve(redirectTo(`http://127.0.0.1:${target}/there`));
    const answer = await createOutgoing(trusting('127.0.0.1'))(`http://127.0.0.1:${port}/`);
    expect(answer).toMatchObject({ status: 200, url: `http://127.0.0.1:${target}/there` });
  });

  test('to a private address are refused', async () => {
    const port = await serve(redirectTo('https://10.0.0.1/latest/meta-data'));
    const call = createOutgoing({ ...trusting('partner.test'), ...namesAt(['127.0.0.1']) });
    expect(await faultOf(call(`http://partner.test:${port}/`))).toBe('PRIVATE_ADDRESS');
  });

  test('to a name at a private address are refused, though the first one was trusted', async () => {
    const port = await serve(redirectTo('https://inside.test/'));
    const call = createOutgoing({ ...trusting('partner.test'), ...namesAt(['127.0.0.1'], ['192.168.1.1']) });
    expect(await faultOf(call(`http://partner.test:${port}/`))).toBe('PRIVATE_ADDRESS');
  });

  test('that leave https are refused', async () => {
    const port = await serve(redirectTo('http://elsewhere.test/'));
    const call = createOutgoing({ ...trusting('partner.test'), ...namesAt(['127.0.0.1']) });
    expect(await faultOf(call(`http://partner.test:${port}/`))).toBe('NOT_HTTPS');
  });

  test('without an end are stopped', async () => {
    const port = await serve(redirectTo('/again'));
    expect(await faultOf(createOutgoing(trusting('127.0.0.1'))(`http://127.0.0.1:${port}/`))).toBe(
      'REDIRECTED',
    );
  });

  test('of requests with a body are not followed', async () => {
    const port = await serve(redirectTo('/elsewhere'));
    const call = createOutgoing(trusting('127.0.0.1'));
    expect(await faultOf(call(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' }))).toBe(
      'REDIRECTED',
    );
  });

  test('carry a credential to the same origin, and to no other', async () => {
    const seen: unknown[] = [];
    const note: Answer = ({ headers }, response) => {
      seen.push(headers.authorization);
      response.end();
    };
    const other = await serve(note);
    const port = await serve((request, response) => {
      if (request.url === '/same') note(request, response);
      else redirectTo(request.url === '/near' ? '/same' : `http://127.0.0.1:${other}/`)(request, response);
    });
    const call = createOutgoing(trusting('127.0.0.1'));
    const headers = { authorization: 'Bearer secret' };
    await call(`http://127.0.0.1:${port}/near`, { headers });
    await call(`http://127.0.0.1:${port}/far`, { headers });
    expect(seen).toEqual(['Bearer secret', undefined]);
  });
});

describe('limits', () => {
  test('of time', async () => {
    const port = await serve(() => undefined);
    const call = createOutgoing({ ...trusting('127.0.0.1'), timeoutMs: 50 });
    expect(await faultOf(call(`http://127.0.0.1:${port}/`))).toBe('TIMEOUT');
  });

  test('of time, for a response that does not end', async () => {
    const port = await serve((_request, response) => void response.write('['));
    const call = createOutgoing({ ...trusting('127.0.0.1'), timeoutMs: 50 });
    expect(await faultOf(call(`http://127.0.0.1:${port}/`))).toBe('TIMEOUT');
  });

  test('of size', async () => {
    const port = await serve((_request, response) => void response.end('x'.repeat(101)));
    const call = createOutgoing({ ...trusting('127.0.0.1'), maxBytes: 100 });
    expect(await faultOf(call(`http://127.0.0.1:${port}/`))).toBe('TOO_LARGE');
  });
});

test.each([
  ['a byte order mark', 'application/json', Buffer.from('\ufeff"Müller"')],
  ['another character set', 'application/json; charset=ISO-8859-1', Buffer.from('"Müller"', 'latin1')],
  ['UTF-16', 'application/json;charset="utf-16le"', Buffer.from('"Müller"', 'utf16le')],
  ['an unknown character set', 'application/json; charset=klingon', Buffer.from('"Müller"')],
])('reads a response with %s', async (_what, type, body) => {
  const port = await serve((_request, response) =>
    response.writeHead(200, { 'content-type': type }).end(body),
  );
  const { text } = await createOutgoing(trusting('127.0.0.1'))(`http://127.0.0.1:${port}/`);
  expect(text).toBe('"Müller"');
});

test('a page where data are expected is refused, an error is returned as it is', async () => {
  const port = await serve((request, response) => {
    response
      .writeHead(request.url === '/' ? 200 : 500, { 'content-type': 'text/html' })
      .end('<p>Welcome</p>');
  });
  const call = createOutgoing(trusting('127.0.0.1'));
  const options = { accepts: ['application/json'] };
  expect(await faultOf(call(`http://127.0.0.1:${port}/`, options))).toBe('WRONG_TYPE');
  expect(await call(`http://127.0.0.1:${port}/error`, options)).toMatchObject({
    status: 500,
    type: 'text/html',
  });
});

test('distinguishes an unknown host, a refused connection, and missing TLS', async () => {
  const port = await serve(json);
  const server = servers.pop();
  const call = createOutgoing(trusting('127.0.0.1', 'unknown.invalid'));
  expect(await faultOf(call(`https://127.0.0.1:${port}/`))).toBe('CERTIFICATE');
  server?.closeAllConnections();
  server?.close();
  expect(await faultOf(call(`http://127.0.0.1:${port}/`))).toBe('UNREACHABLE');
  const notFound = Object.assign(new Error('no such host'), { code: 'ENOTFOUND' });
  const resolve = (_host: string, _options: object, done: (error: Error) => void) => done(notFound);
  const asking = createOutgoing({ ...trusting(), resolve: resolve as never });
  expect(await faultOf(asking('https://unknown.invalid/'))).toBe('HOST_UNKNOWN');
});
