import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const roomyBytes = 4 * 1024 ** 3;

/**
 * A folder for the thousands of temporary files of tests: in memory, if the machine has enough space there (a
 * container often has 64 MB), else on disk with other temporary files.
 */
export function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= roomyBytes ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
