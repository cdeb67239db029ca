import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../server/product-process';

export interface RedisProcess {
  url: string;
  kill(): Promise<void>;
  /** On the same port; resolves when it accepts connections. */
  start(): Promise<void>;
}

/** A Redis without persistence, with the binary in TEST_REDIS. */
export async function startRedis(): Promise<RedisProcess> {
  const port = await freePort();
  let child: ChildProcess;
  const start = async () => {
    const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: '/tmp' };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const started = spawn(process.env.TEST_REDIS ?? '', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.on('exit', (code) => reject(new Error(`Redis ended with code ${code}.`)));
      createInterface({ input: started.stdout }).on('line', (line) => {
        if (/ready to accept connections/i.test(line)) resolve();
      });
    });
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
