import { describeCopied, findUnpartitioned, partitionTables } from '../database/partitions';
import type { Database, Queryable } from '../lib/database';
import { StartupError } from '../startup-error';

/** Minimum interval between progress lines. */
const reportEveryMs = 5_000;

/** `partition`: partitions existing large tables while servers run. @throws StartupError */
export async function* partition(database: Database, args: string[]): AsyncGenerator<string> {
  if (args.length > 0) throw new StartupError('partition takes no arguments.');
  let reportedAt = 0;
  for await (const line of partitionTables(database)) {
    if (!line.endsWith('partitioned') && performance.now() - reportedAt < reportEveryMs) continue;
    reportedAt = performance.now();
    yield line;
  }
  const left = await describeUnpartitioned(database);
  if (left.length > 0) throw new StartupError(left.join('\n'));
  yield 'Every table that is to be partitioned by project is.';
}

/** A sentence for each table that waits to be partitioned; none before the migration that names them. */
export async function describeUnpartitioned(database: Queryable): Promise<string[]> {
  const [found] = await database.query<{ list: string | null }>(
    `select to_regclass('unpartitioned_tables')::text as list`,
    [],
  );
  if (!found?.list) return [];
  return (await findUnpartitioned(database)).map(
    (table) =>
      `${table.name} is not partitioned by project yet (${describeCopied(table)}): run "partition", also while servers run`,
  );
}
