import type { Database, Queryable } from '../lib/database';
import { isDiskFull } from '../lib/database-errors';

/** The same database, but calls `onFull` when any statement runs out of disk space. */
export function detectFullDisk(database: Database, onFull: (error: Error) => void): Database {
  const watch = <Result>(work: Promise<Result>) =>
    work.catch((error: unknown) => {
      if (isDiskFull(error)) onFull(error as Error);
      throw error;
    });
  return {
    ...database,
    query: <Row>(text: string, values?: readonly unknown[]) => watch(database.query<Row>(text, values)),
    transaction: <Result>(work: (tx: Queryable) => Promise<Result>) => watch(database.transaction(work)),
    longTransaction: <Result>(work: (tx: Queryable) => Promise<Result>) =>
      watch(database.longTransaction(work)),
  };
}
