import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.mjs';

/** Folder with PostgreSQL's programs: PG_BIN, or the newest one installed by Debian's packages. */
export function findPostgres({ PG_BIN } = process.env) {
  const debian = '/usr/lib/postgresql';
  if (PG_BIN) return PG_BIN;
  if (!existsSync(debian)) return undefined;
  const newest = readdirSync(debian)
    .sort((a, b) => Number(b) - Number(a))
    .at(0);
  return newest && path.join(debian, newest, 'bin');
}

/** Runs `work` with the address of a temporary PostgreSQL, in a new folder within `parent`. */
export async function withPostgres(programs, work, { moreSettings = [], parent = tmpdir() } = {}) {
  const folder = mkdtempSync(path.join(parent, 'postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'fsync=off',
    ...moreSettings,
  ];
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  try {
    await answering(programs, port, server);
    return await work(`postgres://postgres@127.0.0.1:${port}/postgres`);
  } finally {
    const ended = server.exitCode === null ? once(server, 'exit') : undefined;
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** PostgreSQL refuses to run as root; Debian's package creates the user `postgres`. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function answering(programs, port, server) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}.`);
    try {
      execFileSync(path.join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
        stdio: 'ignore',
      });
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('PostgreSQL did not answer within 10 seconds.');
}
