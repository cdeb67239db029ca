import { createHash } from 'node:crypto';
import type { Count } from './part';

const size = 1n << 256n;

/**
 * Counts rows. The checksum is the sum of their SHA-256 modulo 2^256, because databases return rows in any
 * order.
 */
export function createCounter(): { add(lines: readonly string[]): void; result(): Count } {
  let rows = 0;
  let sum = 0n;
  return {
    add(lines) {
      rows += lines.length;
      for (const line of lines)
        sum = (sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % size;
    },
    result: () => ({ rows, checksum: sum.toString(16).padStart(64, '0') }),
  };
}
