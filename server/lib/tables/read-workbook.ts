import { Worker } from 'node:worker_threads';
import type { Cell } from './csv';

/** Of the heap of one reading: many times what 10,000 rows take. */
const mostMegabytes = 256;
/** For new objects, as by itself. Where Node is told to have more (`NODE_OPTIONS`), a bound that is reached ends the process. */
const newMegabytes = 48;
const longestMs = 30_000;

/** It takes more memory or time to read than any file of ours. */
export class WorkbookTooLargeError extends Error {}

/**
 * The tables of a workbook, read in a thread of its own: a few bytes can stand for a billion rows, and who sends
 * them takes down that thread alone. Days are texts such as `2024-12-31`.
 * @throws WorkbookTooLargeError; Error for one that is damaged
 */
export async function readWorkbook(file: Buffer): Promise<{ name: string; rows: Cell[][] }[]> {
  const worker = new Worker(new URL('./workbook-worker.mjs', import.meta.url), {
    workerData: Uint8Array.from(file).buffer,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: newMegabytes },
  });
  const timer = setTimeout(() => void worker.terminate(), longestMs);
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new WorkbookTooLargeError('It takes too long to read.')));
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
    throw new WorkbookTooLargeError('It takes too much memory to read.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
