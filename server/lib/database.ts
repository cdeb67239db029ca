/**
 * SQL with `$1` parameters against the embedded or the external PostgreSQL. Both return the same types:
 * bigint and numeric as numbers, timestamptz as ISO 8601 with milliseconds and `Z`, date as `YYYY-MM-DD`,
 * jsonb parsed. Instants are passed as such texts, JSON as text with a `::jsonb` cast.
 */
export interface Queryable {
  /** Without `values` the text may contain several statements; the rows are those of the last one. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Only in a transaction: sends a statement with the commit (`atCommit`). */
  queryAtCommit?(text: string, values: readonly unknown[]): void;
}

/** The current connections of a pool. */
export interface ConnectionCounts {
  open: number;
  idle: number;
  /** Calls waiting for one. */
  waiting: number;
}

/** Called when signals are late or lost; the embedded database has no gaps. */
export interface Gaps {
  /** Whether new signals arrive late: the database, or the messenger of signals, is unreachable. */
  late(isLate: boolean): void;
  /** Some were lost for good. */
  missed(): void;
}

/**
 * How long a read waits for a replica to catch up with earlier commits: briefly for a list, longer for a
 * report.
 */
export type ReadKind = 'list' | 'report';

/** A server of a PostgreSQL with replicas that is not the primary, as known to this process. */
export interface ReplicaState {
  /** Host and port. */
  name: string;
  /** Why it is not used for reads; undefined: it is. */
  exclusionReason: string | undefined;
  lagBytes: number;
  /** Time since it last had everything committed; 0 while it keeps up. */
  lagSeconds: number;
}

export interface ReplicaCounts {
  replicas: ReplicaState[];
  /** Lists and reports that were read on a replica, and on the primary. */
  reads: { replica: number; primary: number };
}

export interface Database extends Queryable {
  /** Missing where there is only one connection. */
  connections?(): ConnectionCounts;
  /** Missing without replicas. */
  replicas?(): ReplicaCounts;
  /**
   * Where to read a list or a report: a replica that has everything committed before this call, or the
   * primary. Missing without replicas.
   */
  reading?(kind: ReadKind): Promise<Queryable>;
  /** Runs `work` in one transaction; rolls back and rethrows when it throws. */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** The same on a separate connection without timeouts for statements and locks: to migrate, to load. */
  longTransaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * Calls `handler` once with the payload of every signal on `channel` committed from now on, whichever
   * server wrote it (`signal`). Returns a function that ends it.
   */
  listen(
    channel: string,
    handler: (payload: string) => void,
    gaps?: Partial<Gaps>,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
