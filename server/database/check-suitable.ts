import type { Queryable } from '../lib/database';
import { StartupError } from '../startup-error';

const oldest = 150_000;

/**
 * The version of the database. Only UTF-8 holds the texts of every language and counts their characters.
 * @throws StartupError when it is too old or has another encoding
 */
export async function checkSuitable(database: Queryable): Promise<string> {
  const [row] = await database.query<{ number: string; version: string; encoding: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as version,
            current_setting('server_encoding') as encoding`,
    [],
  );
  const version = `PostgreSQL ${row?.version}`;
  if (Number(row?.number) < oldest) throw new StartupError(`${version} is too old; take 15 or newer.`);
  if (row?.encoding !== 'UTF8')
    throw new StartupError(
      `The database has the encoding ${row?.encoding}; create one with createdb --encoding=UTF8 --template=template0 and use that.`,
    );
  return version;
}
