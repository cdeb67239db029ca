import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { freePort } from '../../support/server/product-process';
import { createTestApp, type TestApp } from '../../support/server/test-app';
import { webhookCalls } from '../../support/server/webhooks';

const [, receiver = ''] = /^```js\n(.*?)^```/ms.exec(readFileSync('docs/webhooks.md', 'utf8')) ?? [];

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp({ PRIVATE_HOSTS: '127.0.0.1' });
  projectId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());

const { make, test: ping } = webhookCalls(() => ({ server, projectId }));

test('the receiver of docs/webhooks.md accepts only what is signed with its secret', async () => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const known = await make({ name: 'ERP', address, events: ['user'] });
  const other = await make({ name: 'Other', address, events: ['user'] });
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', receiver], {
    env: { PATH, PORT: String(port), WEBHOOK_SECRET: known.secret },
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  let answered = await ping(known.webhook.id);
  while (answered.fault === 'UNREACHABLE' && child.exitCode === null) answered = await ping(known.webhook.id);
  expect(answered).toMatchObject({ state: 'delivered', status: 204 });
  expect(await ping(other.webhook.id)).toMatchObject({ state: 'abandoned', status: 401 });
  child.kill();
  await ended;
});
