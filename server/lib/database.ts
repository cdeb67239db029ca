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

/** How long a read waits for a replica that has yet to see what was committed before it: a list a moment, a report longer. */
export type ReadKind = 'list' | 'report';

/** A server of a PostgreSQL with replicas that is not the primary, as this process knows it. */
export interface ReplicaState {
  /** Host and port. */
  name: string;
  /** Why no read goes there; undefined: reads do. */
  leftOut: string | undefined;
  lagBytes: number;
  /** Time since it has had all that was committed; 0 while it keeps up. */
  lagSeconds: number;
}

export interface ReplicaCounts {
  replicas: ReplicaState[];
  /** Lists and reports that were read on a replica, and on the primary. */
  reads: { replica: number; primary: number };
}

export interface Database extends Queryable {
  /** Missing where there is one connection only. */
  connections?(): ConnectionCounts;
  /** Missing without replicas. */
  replicas?(): ReplicaCounts;
  /**
   * What to read a list or a report through: a replica that has seen everything that was committed before this call, or
   * the primary. Missing without replicas.
   */
  reading?(kind: ReadKind): Promise<Queryable>;
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
