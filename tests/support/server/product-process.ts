import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundled } from './bundled';

const root = join(__dirname, '../../..');

export interface ProductProcess {
  child: ChildProcess;
  url: string;
  /** Its output so far. */
  output(): string;
  /** Sends `signal` and returns the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** The server as an operator starts it, from its sources; resolves when it reports that it is ready. */
export function startProduct(env: Record<string, string>): Promise<ProductProcess> {
  return onFreePort((port) => startOn(String(port), env));
}

async function startOn(port: string, env: Record<string, string>): Promise<ProductProcess> {
  const { child, output, ended } = runProduct({ PORT: port, DEMO: '0', ...env });
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('is ready at')) resolve();
    });
    void ended.then((code) => reject(new Error(`The server ended with code ${code}: ${output()}`)));
  });
  return {
    child,
    url: `http://localhost:${port}`,
    output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** A start that is expected to fail: its exit code and its standard error. */
export async function failToStart(
  env: Record<string, string>,
): Promise<{ code: number | null; says: string }> {
  const { child, ended } = runProduct({ PORT: String(await freePort()), DEMO: '0', ...env });
  let says = '';
  child.stderr.on('data', (chunk) => (says += String(chunk)));
  return { code: await ended, says };
}

/** The result of `work` with a free port; with another one if the port was taken meanwhile. */
export async function onFreePort<Result>(
  work: (port: number) => Promise<Result>,
  attempts = 3,
): Promise<Result> {
  try {
    return await work(await freePort());
  } catch (error) {
    const isTaken = /EADDRINUSE|set PORT to a free one/.test(String(error));
    if (!isTaken || attempts === 1) throw error;
    return onFreePort(work, attempts - 1);
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The server while it starts; `ended` is its exit code, null after a kill. */
export function runProduct(env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [bundled(join(root, 'server/main.ts'), 'main')], {
    cwd: root,
    env: {
      PATH,
      HOME,
      LOG_LEVEL: 'warn',
      SITE_DIR: join(__dirname, 'site'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  child.stdout.on('data', (chunk) => (written += String(chunk)));
  child.stderr.on('data', (chunk) => (written += String(chunk)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => written, ended };
}
