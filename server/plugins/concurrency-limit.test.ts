import { request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerErrors } from './errors';
import { registerConcurrencyLimit } from './concurrency-limit';

let app: FastifyInstance;
let answerAll: () => void;

beforeEach(async () => {
  app = Fastify();
  const wait = new Promise<void>((resolve) => (answerAll = resolve));
  app.decorateRequest('ws', false);
  registerErrors(app);
  registerConcurrencyLimit(app, 2);
  app.get('/slow', () => wait.then(() => 'done'));
  app.get('/quick', async () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const call = (path: string) => fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`);
const arrivals = (count: number) =>
  new Promise<void>((resolve) => {
    let seen = 0;
    app.server.on('request', () => {
      seen += 1;
      if (seen === count) resolve();
    });
  });

test('while too many wait, others are told to retry, and then they are answered', async () => {
  const arrived = arrivals(2);
  const waiting = [call('/slow'), call('/slow')];
  await arrived;
  const refused = await call('/quick');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ error: { code: 'TOO_BUSY' } });
  answerAll();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await call('/quick')).status).toBe(200);
});

test('a caller who disconnects frees a slot', async () => {
  const { port } = app.server.address() as AddressInfo;
  const arrived = arrivals(2);
  const gone = [1, 2].map(() =>
    open({ host: '127.0.0.1', port, path: '/slow' })
      .on('error', () => undefined)
      .end(),
  );
  await arrived;
  for (const request of gone) request.destroy();
  let { status } = await call('/quick');
  while (status === 503) ({ status } = await call('/quick'));
  expect(status).toBe(200);
});
