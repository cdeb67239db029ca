/**
 * SQL with `$1` parameters against the embedded or the external PostgreSQL. Both answer alike: bigint and
 * numeric as numbers, timestamptz as ISO 8601 with milliseconds and `Z`, date as `YYYY-MM-DD`, jsonb parsed.
 * Instants are passed as such texts, JSON as text with a `::jsonb` cast.
 */
export interface Queryable {
  /** Without `values` the text may hold several statements; the rows are those of the last one. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Only of a transaction: sends a statement with the commit (`atEnd`). */
  queryAtEnd?(text: string, values: readonly unknown[]): void;
}

/** The connections of a pool at the moment. */
export interface ConnectionCounts {
  open: number;
  idle: number;
  /** Calls that wait for one. */
  waiting: number;
}

/** Called when signals do not come as they should; the embedded database has no gaps. */
export interface Gaps {
  /** Whether what is written from now on is heard late: the database, or what tells of signals, is away. */
  late(isLate: boolean): void;
  /** Some were never heard and will not be. */
  missed(): void;
}

export interface Database extends Queryable {
  /** Missing where there is one connection only. */
  connections?(): ConnectionCounts;
  /** Runs `work` in one transaction; rolls back and rethrows when it throws. */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** The same on a connection of its own, where no statement is ended for taking or waiting long: to migrate, to load. */
  longTransaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * Calls `handler` with the payload of every signal on `channel` that is committed from now on, once, on whichever server
   * it was written (`signal`). Answers with the function that ends it.
   */
  listen(
    channel: string,
    handler: (payload: string) => void,
    gaps?: Partial<Gaps>,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
