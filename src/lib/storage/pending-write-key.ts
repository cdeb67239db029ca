/** Storage prefix for edits that are being written to the database. */
export const pendingWritePrefix = 'outbox.writing.';

export function isPendingWriteKey(key: string): boolean {
  return key.startsWith(pendingWritePrefix);
}
