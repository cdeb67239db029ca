import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bundled } from '../server/bundled';

export interface ServerProcess {
  port: number;
  kill(): Promise<void>;
}

/** A server in its own process; resolves when it listens. */
export async function startServerProcess(
  port: number,
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = fork(bundled(join(__dirname, 'serve.ts'), 'serve'), {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let says = '';
  child.stderr?.on('data', (chunk) => {
    says += String(chunk);
    process.stderr.write(chunk as Buffer);
  });
  const ended = once(child, 'close');
  await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`The server ended with code ${String(code)}: ${says}`))),
  ]);
  return {
    port,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
