import { fork } from 'node:child_process';
import type { Cell } from './csv';

/** Heap limit for reading one file: many times what 10,000 rows need. */
const maxMegabytes = 256;
const timeoutMs = 30_000;

/** Reading it takes more memory or time than any file of ours. */
export class WorkbookTooLargeError extends Error {}

/**
 * The tables of a workbook, read in a separate process: a few bytes can stand for a billion rows. A process
 * that reaches its memory limit ends, and a thread that does so might end its process. It gets the file but
 * not the server's environment. Days are texts such as `2024-12-31`.
 * @throws WorkbookTooLargeError; Error for one that is damaged
 */
export async function readWorkbook(file: Buffer): Promise<{ name: string; rows: Cell[][] }[]> {
  const reading = fork(new URL('./workbook-worker.mjs', import.meta.url), {
    env: {},
    execArgv: [`--max-old-space-size=${maxMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  return await new Promise((resolve, reject) => {
    reading.once('message', resolve);
    reading.on('error', reject);
    reading.once('exit', (code, signal) =>
      reject(
        signal
          ? new WorkbookTooLargeError(`It takes too much memory or time to read (${signal}).`)
          : new Error(`It cannot be read (exit ${code}).`),
      ),
    );
    reading.send(Uint8Array.from(file).buffer);
  });
}
