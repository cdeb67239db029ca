import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import type { Database } from '../lib/database';
import { StartupError } from '../startup-error';
import { describeError } from './describe-error';
import { openEmbeddedDatabase } from './embedded';
import { migrate } from './migrate';
import { openPostgres, openReplicated, type PostgresOptions } from './postgres';
import type { ReplicationEvents } from './replication/replication';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'replicaUrls'>>;

/** How a database is opened. */
export interface Opening extends PostgresOptions, Partial<ReplicationEvents> {
  /** Called with the names of the migrations applied now. */
  onMigrated?: (names: string[]) => void;
}

/**
 * Opening a missing embedded database creates one, which would be wrong if the folder was mistyped.
 * @throws StartupError when there is none yet
 */
export function requireDatabase({ databaseUrl, dataDir }: Place): void {
  if (databaseUrl || existsSync(join(dataDir, 'postgres'))) return;
  throw new StartupError(
    `${dataDir} holds no database; set DATA_DIR or DATABASE_URL as the server has it, or start it once.`,
  );
}

/**
 * The configured database, migrated to its newest schema.
 * @throws StartupError when it cannot be reached, opened or migrated
 */
export async function openDatabase(
  config: Place,
  onError: (error: Error) => void,
  { onMigrated, ...opening }: Partial<Opening> = {},
): Promise<Database> {
  const database = await open(config, { ...opening, onError });
  try {
    const names = await migrate(database);
    onMigrated?.(names);
    return database;
  } catch (error) {
    await database.close();
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The database cannot be prepared: ${describeError(error)}.`, { cause: error });
  }
}

/**
 * The configured database, at any schema version.
 * @throws StartupError when it cannot be reached or opened
 */
export async function openAsItIs(config: Place, onError: (error: Error) => void): Promise<Database> {
  const database = await open(config, { onError });
  try {
    await database.query('select 1', []);
    return database;
  } catch (error) {
    await database.close();
    throw new StartupError(`The database cannot be reached: ${describeError(error)}.`, { cause: error });
  }
}

async function open({ databaseUrl, replicaUrls = [], dataDir }: Place, opening: Opening): Promise<Database> {
  if (!databaseUrl) return openEmbeddedDatabase(dataDir);
  if (replicaUrls.length === 0) return openPostgres(databaseUrl, opening.onError, opening.connectMessenger);
  const { onExclusion = () => undefined, onPrimary = () => undefined } = opening;
  return openReplicated([databaseUrl, ...replicaUrls], opening, { onExclusion, onPrimary });
}
