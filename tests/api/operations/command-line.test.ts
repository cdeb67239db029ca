import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { bundled } from '../../support/server/bundled';
import { startProduct } from '../../support/server/product-process';

jest.setTimeout(180_000);

const root = join(__dirname, '../../..');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-line-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => runIn(folder, ...args);

async function runIn(dataDir: string, ...args: string[]) {
  const child = spawn(process.execPath, [bundled(join(root, 'server/cli/main.ts'), 'cli'), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [says, complains, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code: code as number, says, complains };
}

test('without a command, or with an unknown one, it lists the commands', async () => {
  const { code, says, complains } = await run('nonsense');
  expect([code, complains]).toEqual([1, 'There is no command "nonsense".\n']);
  for (const command of [
    'backup',
    'restore',
    'move',
    'doctor',
    'projects | projects add',
    'users',
    'audit verify',
    'keys renew',
  ])
    expect(says).toContain(`\n  ${command}`);
});

test.each(['help', '--help', '-h'])('%s lists the commands', async (word) => {
  const { code, says, complains } = await run(word);
  expect([code, complains]).toEqual([0, '']);
  expect(says).toContain('\n  restore FILE\n');
});

test('a command with --help is explained, and not run', async () => {
  const { code, says, complains } = await runIn(join(folder, 'none'), 'users', 'sign-out', '--help');
  expect([code, complains]).toEqual([0, '']);
  expect(says).toMatch(
    /\n {2}users --project N \| users sign-out --email ADDRESS \|.*\n {6}lists the people/,
  );
  expect(says).not.toContain('\n  restore');
});

test('a folder of another program is reported, and stays unchanged', async () => {
  const mistaken = join(folder, 'mistaken');
  expect(await runIn(mistaken, 'users', '--project', '1')).toEqual({
    code: 1,
    says: '',
    complains: `${mistaken} holds no database; set DATA_DIR or DATABASE_URL as the server has it, or start it once.\n`,
  });
  expect(existsSync(mistaken)).toBe(false);
});

test('a backup that cannot be read is reported before a database is created', async () => {
  const mistaken = join(folder, 'mistaken');
  const missing = join(folder, 'missing.backup');
  expect(await runIn(mistaken, 'restore', missing)).toEqual({
    code: 1,
    says: '',
    complains: expect.stringContaining(`The backup ${missing} cannot be read`),
  });
  expect(existsSync(mistaken)).toBe(false);
});

test('refuses a database that a server has open, and works afterwards', async () => {
  const server = await startProduct({ DATA_DIR: folder });
  const file = join(folder, 'a.backup');
  const refused = await run('backup', file);
  expect(refused.code).toBe(1);
  expect(refused.complains).toMatch(/^The data folder .* is in use by another server; .*\n$/);
  await server.end('SIGTERM');
  const { code, says } = await run('backup', file);
  expect([code, says]).toEqual([0, expect.stringMatching(/^The backup is in .*a\.backup\. .*\n$/)]);
  const again = await run('backup', file);
  expect([again.code, again.complains]).toEqual([1, `There is a file ${file} already; name another.\n`]);
});

test('adds a company from a shell, once', async () => {
  const acme = ['--name', 'Acme Werke AG', '--country', 'CH', '--admin-email', 'chief@acme.example'];
  expect(await run('projects', 'add', ...acme)).toMatchObject({
    code: 0,
    complains: '',
    says: expect.stringMatching(
      /^Project \d+ is Acme Werke AG, and chief@acme\.example its administrator\.\n/,
    ),
  });
  expect((await run('projects')).says).toMatch(/\tAcme Werke AG\tCH\tOPEN\t1 people\t/);
  expect(await run('projects', 'add', ...acme)).toMatchObject({
    code: 1,
    complains: 'chief@acme.example is in use already; nothing was added.\n',
  });
});
