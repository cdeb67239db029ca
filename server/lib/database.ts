/**
 * SQL with `$1` parameters against the embedded or the external PostgreSQL. Both answer alike: bigint and
 * numeric as numbers, timestamptz as ISO 8601 with milliseconds and `Z`, date as `YYYY-MM-DD`, jsonb parsed.
 * Instants are passed as such texts, JSON as text with a `::jsonb` cast.
 */
export interface Queryable {
  /** Without `values` the text may hold several statements; the rows are those of the last one. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** The connections of a pool at the moment. */
export interface ConnectionCounts {
  open: number;
  idle: number;
  /** Calls that wait for one. */
  waiting: number;
}

export interface Database extends Queryable {
  /** Missing where there is one connection only. */
  connections?(): ConnectionCounts;
  /** Runs `work` in one transaction; rolls back and rethrows when it throws. */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** The same on a connection of its own, where no statement is ended for taking or waiting long: to migrate, to load. */
  longTransaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * Calls `handler` with the payload of every NOTIFY on `channel`; answers with the function that ends it.
   * `onGap(true)` says that the connection is lost and notifications may be missed, `onGap(false)` that it is
   * back; the embedded database has no gaps.
   */
  listen(
    channel: string,
    handler: (payload: string) => void,
    onGap?: (open: boolean) => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
