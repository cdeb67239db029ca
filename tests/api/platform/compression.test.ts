import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { ApiError } from '../../../server/lib/api-error';
import { registerCompression } from '../../../server/plugins/compression';
import { registerErrors } from '../../../server/plugins/errors';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const list = '/api/app-countries?page=1&pageSize=100';
const get = (url: string, encodings: string) =>
  server.call(people.mainUser, { url, headers: { 'accept-encoding': encodings } });

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a long response is compressed to a fraction of its length, in %s', async (encoding, unpack) => {
  const plain = await get(list, 'identity');
  const packed = await get(list, encoding);
  expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
});

test('a short response, and one for a caller without compression, is sent uncompressed', async () => {
  const short = await get('/api/account/settings', 'br, gzip');
  const plain = await get(list, 'zstd');
  expect([short.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([
    undefined,
    undefined,
  ]);
  expect(plain.json()).toHaveProperty('data');
});

test('an unchanged list is not sent again, compressed or not', async () => {
  const { headers } = await get(list, 'br');
  const again = await server.call(undefined, {
    url: list,
    headers: { 'accept-encoding': 'br', 'if-none-match': headers.etag },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a file that fails before its first byte becomes an error that can be read', async () => {
  const app = Fastify();
  registerErrors(app);
  await registerCompression(app);
  const missing = new ApiError(404, 'NOT_FOUND', 'The year was not found.');
  app.get('/file', (_request, reply) =>
    reply
      .type('application/json')
      .header('content-disposition', 'attachment; filename="year.json"')
      .send(
        new Readable({
          read() {
            this.destroy(missing);
          },
        }),
      ),
  );
  const answer = await app.inject({ url: '/file', headers: { 'accept-encoding': 'gzip' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ error: { code: 'NOT_FOUND', message: 'The year was not found.' } });
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.headers).not.toHaveProperty('content-disposition');
});

test('a compressed request body is refused', async () => {
  const answer = await server.call(people.mainUser, {
    method: 'PUT',
    url: '/api/account/settings',
    headers: { 'content-encoding': 'gzip', 'content-type': 'application/json' },
    payload: Buffer.alloc(64),
  });
  expect(answer.statusCode).toBe(400);
});
