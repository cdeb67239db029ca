import type { Queryable } from '../../lib/database';
import { hashEntry } from '../../lib/audit/chain';
import { findHeads, findStored, type Head } from './repository';

export interface Verification extends Head {
  /** The number of the first entry that was altered or is missing. */
  brokenAt: number | undefined;
}

const batch = 1000;

/** Verifies the chain of every project, or of one, from its first entry to its end. */
export async function verifyAudit(db: Queryable, projectId?: number): Promise<Verification[]> {
  const verifications: Verification[] = [];
  for (const head of await findHeads(db, projectId))
    verifications.push({ ...head, brokenAt: await findBreak(db, head) });
  return verifications;
}

async function findBreak(
  db: Queryable,
  { projectId, entries, hash: end }: Head,
): Promise<number | undefined> {
  let previous = '';
  let number = 0;
  for (;;) {
    const stored = await findStored(db, { projectId, after: number, limit: batch });
    for (const { hash, ...entry } of stored) {
      number += 1;
      if (entry.number !== number || hashEntry(previous, entry) !== hash) return number;
      previous = hash;
    }
    if (stored.length < batch) break;
  }
  if (number < entries) return number + 1;
  return number > entries || previous !== end ? number : undefined;
}
