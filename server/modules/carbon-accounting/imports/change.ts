import type { Entry } from './entry';

/** Bills are part of their activities. */
export type RecordTableName = Exclude<Entry['table'], 'bills'>;

/**
 * What an import changed in one record: `before` is null for a created one, `version` is that of the import's
 * change.
 */
export interface ImportChange {
  table: RecordTableName;
  id: string;
  year: number;
  version: number;
  before: object | null;
}
