import { request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerErrors } from './errors';
import { registerConcurrencyLimit } from './concurrency-limit';

let app: FastifyInstance;
let answerAll: () => void;
let time: number;

beforeEach(async () => {
  app = Fastify();
  time = 0;
  const wait = new Promise<void>((resolve) => (answerAll = resolve));
  app.decorateRequest('ws', false);
  registerErrors(app);
  registerConcurrencyLimit(app, 2, () => time);
  app.get('/slow', () => wait.then(() => 'done'));
  app.get('/quick', async () => 'done');
  app.post('/body', async () => 'done');
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

test('while slow bodies have all slots, the oldest is cut off for another request', async () => {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', 'content-length': 100 };
  const sendSlowly = async () => {
    const arrived = arrivals(1);
    const request = open({ host: '127.0.0.1', port, path: '/body', method: 'POST', headers });
    const broken = jest.fn();
    request.on('error', broken).write('{');
    await arrived;
    return { request, broken };
  };
  const [first, second] = [await sendSlowly(), await sendSlowly()];
  time = 4_999;
  const refused = await call('/quick');
  time = 5_000;
  const cut = new Promise((resolve) => first.request.once('close', resolve));
  const answered = await call('/quick');
  if (answered.ok) await cut;
  const isSecondCut = second.broken.mock.calls.length > 0;
  for (const { request } of [first, second]) request.destroy();
  expect([refused.status, answered.status, isSecondCut]).toEqual([503, 200, false]);
});

test('a request that has arrived keeps its slot, however long its response takes', async () => {
  const arrived = arrivals(2);
  const waiting = [call('/slow'), call('/slow')];
  await arrived;
  time = 60_000;
  expect((await call('/quick')).status).toBe(503);
  answerAll();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
});
