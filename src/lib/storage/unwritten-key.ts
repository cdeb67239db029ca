/** Storage prefix for edits that are being written to the database. */
export const unwrittenPrefix = 'outbox.writing.';

export function isUnwrittenKey(key: string): boolean {
  return key.startsWith(unwrittenPrefix);
}
