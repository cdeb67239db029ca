import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../server/product-process';
import { until } from './until';

const name = 'suppliers';

/** A PostgreSQL in its own process. */
export interface PostgresProcess {
  url: string;
  /** Address with superuser rights. */
  run(...statements: string[]): Promise<void>;
  kill(): Promise<void>;
  /** Restarts it on the same port; resolves when it responds. */
  start(): Promise<void>;
  /** Promotes a replica to primary; resolves when that is done. */
  promote(): void;
  /** Starts it again as a replica of another. */
  replicate(primary: PostgresProcess): Promise<void>;
}

export interface PostgresPair {
  primary: PostgresProcess;
  /** Streams from the primary, whose commits wait for it. */
  replica: PostgresProcess;
  end(): Promise<void>;
}

/** Two servers with the programs in PG_BIN and a copy of the database at `source`. */
export async function startPostgresPair(source: string): Promise<PostgresPair> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-pair-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const program = (file: string) => join(process.env.PG_BIN ?? '', file);
  const run = (file: string, ...args: string[]) =>
    execFileSync(program(file), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });

  async function createProcess(data: string): Promise<PostgresProcess> {
    const port = await freePort();
    const url = `postgres://postgres@127.0.0.1:${port}/${name}`;
    let child: ChildProcess | undefined;
    const own: PostgresProcess = {
      url,
      async run(...statements) {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        for (const statement of statements) await client.query(statement);
        await client.end();
      },
      async kill() {
        if (!child || child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, 'close');
        child.kill('SIGKILL');
        await ended;
      },
      async start() {
        const settings = {
          port,
          listen_addresses: '127.0.0.1',
          unix_socket_directories: folder,
          fsync: 'off',
          // How soon a replica that has just lost its primary retries, instead of the default five seconds.
          wal_retrieve_retry_interval: '200ms',
        };
        const args = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
        // Backends end shortly after their postmaster, and hold its memory until then.
        await until(async () => {
          const started = spawn(program('postgres'), ['-D', join(folder, data), ...args], {
            ...user,
            cwd: folder,
            stdio: 'ignore',
          });
          child = started;
          let hasEnded = false;
          started.once('exit', () => (hasEnded = true));
          await until(() => hasEnded || isReady(port));
          return !hasEnded;
        });
      },
      promote: () => void run('pg_ctl', 'promote', '-D', join(folder, data)),
      async replicate(primary) {
        rmSync(join(folder, data), { recursive: true, force: true });
        const address = primary.url.replace(`/${name}`, '/postgres');
        const options = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
        run('pg_basebackup', '-D', join(folder, data), '-d', address, ...options);
        await own.start();
        await primary.run(`alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
      },
    };
    return own;
  }
  const isReady = (port: number) => {
    try {
      run('pg_isready', '-h', '127.0.0.1', '-p', String(port));
      return true;
    } catch {
      return false;
    }
  };

  const primary = await createProcess('first');
  const replica = await createProcess('second');
  const end = async () => {
    await Promise.all([primary.kill(), replica.kill()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    run('initdb', '-D', join(folder, 'first'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale');
    await primary.start();
    const dump = join(folder, 'demo');
    // The servers' signals refer to transactions of the other database.
    run('pg_dump', '-Fc', '-f', dump, '--exclude-table-data=signals', '-d', source);
    run('psql', '-d', primary.url.replace(`/${name}`, '/postgres'), '-c', `create database ${name}`);
    run('pg_restore', '--no-owner', '-d', primary.url, dump);
    await replica.replicate(primary);
    return { primary, replica, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** PostgreSQL refuses to run as root; Debian's package creates the user `postgres`. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
