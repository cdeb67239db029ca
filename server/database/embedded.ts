import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database, Queryable } from '../lib/database';
import { StartupError } from '../startup-error';
import { DurableFiles, durableStartParams, isOutOfSpace } from './durable-files';
import { planEachTime, prepareStatements, type RunStatement } from './embedded-statements';
import { lockFolder } from './folder-lock';
import { parsers } from './parsers';
import { followSignals } from './signals/follow-signals';

/**
 * The embedded PostgreSQL in a folder that only this process uses. `onFull` ends the process.
 * @throws StartupError when the folder is in use, cannot be written or holds no readable database
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  onFull: (folder: string) => never = endForWantOfRoom,
): Promise<Database> {
  const unlock = lockFolder(dataDir);
  const folder = join(dataDir, 'postgres');
  try {
    const fs = new DurableFiles(folder, () => onFull(folder));
    const startParams = [...durableStartParams, ...planEachTime];
    return wrapPglite(await PGlite.create({ fs, parsers, startParams }), unlock);
  } catch (error) {
    unlock();
    if (isOutOfSpace(error))
      throw new StartupError(
        `The disk is full: the database in ${folder} cannot be opened. Make room and start again.`,
      );
    throw new StartupError(`The database in ${folder} cannot be opened: ${describe(error)}.`);
  }
}

function endForWantOfRoom(folder: string): never {
  process.stderr.write(
    `The disk is full: the database in ${folder} can write nothing more. Make room and start again; what was acknowledged is kept.\n`,
  );
  process.exit(1);
}

/** A `Database` over an open PGlite; `afterClose` runs once it is closed. */
export function wrapPglite(pglite: PGlite, afterClose: () => void = () => undefined): Database {
  const run = prepareStatements(pglite);
  const database = toQueryable(pglite, (...statement) =>
    pglite._runExclusiveTransaction(() => run(...statement)),
  );
  const transaction = <Result>(work: (tx: Queryable) => Promise<Result>) =>
    pglite.transaction<Result>(async (connection) => {
      const tx = toQueryable(connection, (...statement) => {
        if (connection.closed) throw new Error('The transaction has ended.');
        return run(...statement);
      });
      const last: Parameters<Required<Queryable>['queryAtCommit']>[] = [];
      const result = await work({ ...tx, queryAtCommit: (...statement) => void last.push(statement) });
      for (const statement of last) await tx.query(...statement);
      return result;
    });
  const signals = followSignals({
    async open({ onSignal, onReadyChange }) {
      const close = await pglite.listen('signals', oncePerTurn(onSignal));
      onReadyChange(true);
      return { ...database, close };
    },
  });
  return {
    ...database,
    transaction,
    longTransaction: transaction,
    listen: signals.listen,
    async close() {
      await signals.close();
      await pglite.close();
      afterClose();
    },
  };
}

/** Writes of requests that arrived together are announced together. */
function oncePerTurn(onSignal: () => void): () => void {
  let isPlanned = false;
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      onSignal();
    });
  };
}

/** Statements without parameters use the simple protocol, which takes several at once. */
function toQueryable(connection: Pick<PGlite, 'exec'>, run: RunStatement): Queryable {
  return {
    async query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> {
      if (values) return run<Row>(text, values);
      return ((await connection.exec(text, { parsers })).at(-1)?.rows ?? []) as Row[];
    },
  };
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
