import { randomUUID } from 'node:crypto';
import { docker, isHealthy, until } from '../support/containers/docker';
import { freePort } from '../support/server/product-process';

jest.setTimeout(15 * 60_000);

const image = process.env.TEST_IMAGE ?? '';
const name = `supplier-plus-s-test-${randomUUID().slice(0, 8)}`;
let address: string;

beforeAll(async () => {
  address = `http://localhost:${await freePort()}`;
});
afterAll(async () => {
  await docker('rm', '--force', '--volumes', name);
  await docker('volume', 'rm', '--force', name);
});

const withoutRights = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges'];

/** A container of the image, on the same data each time. */
async function start(): Promise<void> {
  const settings = [
    `--volume=${name}:/data`,
    `--publish=127.0.0.1:${new URL(address).port}:8000`,
    `--env=PUBLIC_URL=${address}`,
    '--env=BACKUP_FOLDER=/data/backups',
  ];
  await docker('run', '--detach', '--init', `--name=${name}`, ...withoutRights, ...settings, image);
  await until(() => isHealthy(name));
}

/** The keys that sessions are signed with: created at the first start, and kept. */
async function keys(): Promise<unknown> {
  const { jwks_uri: place } = (await read('/realms/platform/.well-known/openid-configuration')) as {
    jwks_uri: string;
  };
  return read(new URL(place).pathname);
}

const read = async (path: string): Promise<unknown> => (await fetch(address + path)).json();

test('runs unprivileged on a read-only file system, and keeps its data through a stop and a kill', async () => {
  await start();
  const page = await fetch(`${address}/`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await docker('exec', name, 'id', '-un')).toBe('node');
  const before = await keys();

  await docker('stop', '--time=30', name);
  expect(await docker('inspect', '--format={{.State.ExitCode}}', name)).toBe('0');
  await docker('rm', name);
  await start();
  expect(await keys()).toEqual(before);

  await docker('kill', name);
  await docker('rm', name);
  await start();
  expect(await keys()).toEqual(before);
});

test('makes a backup and tests it by restoring it', async () => {
  const list = () => docker('exec', name, 'find', '/data/backups', '-name', '*Z.backup');
  await until(async () => (await list()) !== '');
  const said = await docker('exec', name, 'node', 'build/server/cli.mjs', 'verify', await list());
  expect(said).toMatch(/^\d+ tables with \d+ rows are equal, by count and by checksum\.$/);
});
