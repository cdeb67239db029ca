import type { Entry } from './resolve';

/** Bills are a part of their activities. */
export type RecordTableName = Exclude<Entry['table'], 'bills'>;

/** What an import did to one record: `before` is null for one it created, `version` that of its own change. */
export interface ImportChange {
  table: RecordTableName;
  id: string;
  year: number;
  version: number;
  before: object | null;
}
