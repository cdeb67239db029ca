import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const roomyBytes = 4 * 1024 ** 3;

/**
 * Where files that tests make by the thousand and throw away are quick to make: in memory, if the machine has so much
 * room there (a container often has 64 MB), else among the temporary files.
 */
export function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= roomyBytes ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
