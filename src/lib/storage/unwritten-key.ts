/** Where the browser's storage keeps edits that the database is just taking. */
export const unwrittenPrefix = 'outbox.writing.';

export function isUnwrittenKey(key: string): boolean {
  return key.startsWith(unwrittenPrefix);
}
