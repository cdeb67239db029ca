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

/** What a database is opened with. */
export interface Opening extends PostgresOptions, Partial<ReplicationEvents> {
  /** Told the names of the migrations that were applied now. */
  onMigrated?: (names: string[]) => void;
}

/**
 * Opening an embedded database that is not there makes one, which nobody wants who mistook the folder.
 * @throws StartupError when there is none yet
 */
export function requireDatabase({ databaseUrl, dataDir }: Place): void {
  if (databaseUrl || existsSync(join(dataDir, 'postgres'))) return;
  throw new StartupError(
    `${dataDir} holds no database; set DATA_DIR or DATABASE_URL as the server has it, or start it once.`,
  );
}

/**
 * The database of the configuration, at its newest schema.
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
 * The database of the configuration, at whatever schema it has.
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
  const { onLeftOut = () => undefined, onPrimary = () => undefined } = opening;
  return openReplicated([databaseUrl, ...replicaUrls], opening, { onLeftOut, onPrimary });
}
