import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import type { Database } from '../lib/database';
import { StartupError } from '../startup-error';
import { openEmbeddedDatabase } from './embedded';
import { migrate } from './migrate';
import { openPostgres } from './postgres';
import type { ConnectMessenger } from './signals/postgres-source';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

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
 * The database of the configuration, at its newest schema. `onMigrated` gets the names of what was applied now;
 * `connectMessenger` is for servers that are not told of signals by the PostgreSQL.
 * @throws StartupError when it cannot be reached, opened or migrated
 */
export async function openDatabase(
  config: Place,
  onError: (error: Error) => void,
  onMigrated: (names: string[]) => void = () => undefined,
  connectMessenger?: ConnectMessenger,
): Promise<Database> {
  const database = await open(config, onError, connectMessenger);
  try {
    onMigrated(await migrate(database));
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
  const database = await open(config, onError);
  try {
    await database.query('select 1', []);
    return database;
  } catch (error) {
    await database.close();
    throw new StartupError(`The database cannot be reached: ${describeError(error)}.`, { cause: error });
  }
}

async function open(
  { databaseUrl, dataDir }: Place,
  onError: (error: Error) => void,
  connectMessenger?: ConnectMessenger,
): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, onError, connectMessenger) : openEmbeddedDatabase(dataDir);
}

/** In words; Node reports a refused connection to several addresses as an AggregateError without a message. */
export function describeError(error: unknown): string {
  const { errors, message } = error as Partial<AggregateError>;
  return errors ? errors.map(describeError).join(', ') : (message ?? String(error));
}
