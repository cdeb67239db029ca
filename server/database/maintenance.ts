import type { Database } from '../lib/database';

/**
 * Tables due by the thresholds of PostgreSQL's own autovacuum, small ones first: no statistics, a tenth of
 * the rows changed, or a fifth more pages. Only the last is known for changes before a restart.
 */
const wanting = `
  select format('vacuum (analyze, truncate false) %I.%I', n.nspname, c.relname) as statement
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_stat_all_tables s on s.relid = c.oid
   cross join lateral (select pg_relation_size(c.oid) / current_setting('block_size')::integer) size (pages)
   where c.relkind = 'r' and n.nspname = 'public' and size.pages > 0
     and (c.reltuples < 0 or s.n_mod_since_analyze > 50 + c.reltuples / 10 or size.pages > 4 + c.relpages * 1.2)
   order by size.pages`;

/** Tables whose partitions together have a different number of rows than when they were last analysed. */
const wantingOfPartitions = `
  select format('analyze %I.%I', n.nspname, c.relname) as statement
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
   cross join lateral (select sum(greatest(p.reltuples, 0)) from pg_inherits i join pg_class p on p.oid = i.inhrelid
                        where i.inhparent = c.oid) parts (rows)
   where c.relkind = 'p' and n.nspname = 'public' and abs(parts.rows - greatest(c.reltuples, 0)) > 50 + c.reltuples / 10`;

export interface MaintenanceTimes {
  /** Check interval in milliseconds. */
  everyMs: number;
  /** How long the database must have been idle, in milliseconds. */
  restMs: number;
}

/**
 * Does for the embedded database what autovacuum does for a server: without statistics PostgreSQL joins long
 * lists by comparing every pair of rows, and counts by reading whole tables. Analyses one table at a time and
 * only while the database is idle, because it blocks all other queries.
 */
export function withMaintenance(
  database: Database,
  onError: (error: Error) => void,
  { everyMs, restMs }: MaintenanceTimes = { everyMs: 10_000, restMs: 1_000 },
): Database {
  let isUsed = true;
  let lastUse = performance.now();
  let running: Promise<void> | undefined;
  async function noted<Result>(work: () => Promise<Result>): Promise<Result> {
    isUsed = true;
    try {
      return await work();
    } finally {
      lastUse = performance.now();
    }
  }
  const isResting = () => performance.now() - lastUse > restMs;

  async function keepUp(): Promise<void> {
    isUsed = false;
    // Otherwise the changes of the last second are not counted yet.
    await database.query('select pg_stat_force_next_flush()', []);
    for (const query of [wanting, wantingOfPartitions])
      for (const { statement } of await database.query<{ statement: string }>(query, [])) {
        if (!isResting()) return;
        await database.query(statement);
      }
  }

  const timer = setInterval(() => {
    if (running || !isUsed || !isResting()) return;
    running = keepUp()
      .catch(onError)
      .finally(() => (running = undefined));
  }, everyMs).unref();

  return {
    listen: (...call) => database.listen(...call),
    query: (text, values) => noted(() => database.query(text, values)),
    transaction: (work) => noted(() => database.transaction(work)),
    longTransaction: (work) => noted(() => database.longTransaction(work)),
    async close() {
      clearInterval(timer);
      await running;
      await database.close();
    },
  };
}
