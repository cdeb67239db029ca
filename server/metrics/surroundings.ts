import { Gauge, type Registry } from 'prom-client';
import type { DiskWatch } from '../disk-watch';
import type { Database } from '../lib/database';
import { troubleCodes, type Troubles } from '../lib/troubles';
import { countMails, type MailCounts } from './mail-counts';

/** What a server depends on. */
export interface Surroundings {
  database: Database;
  troubles: Troubles;
  disk: Pick<DiskWatch, 'free'>;
  version: string;
}

const unknown: MailCounts = { waiting: NaN, failed: NaN, oldestSeconds: NaN };

/** Adds what a server knows of its database, mails, disk and identity provider. */
export function registerSurroundings(registry: Registry, surroundings: Surroundings): void {
  const { database, troubles, disk, version } = surroundings;
  const registers = [registry];

  new Gauge({
    name: 'build_info',
    help: 'Always 1; the labels say which version runs.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.versions.node }, 1);

  new Gauge({
    name: 'trouble',
    help: '1 while this does not work, as /readyz names it; the log has the cause.',
    labelNames: ['code'],
    registers,
    collect() {
      const current = troubles.current();
      for (const code of troubleCodes) this.set({ code }, current.includes(code) ? 1 : 0);
    },
  });

  registerMails(registry, database);

  if (database.connections) {
    const count = database.connections.bind(database);
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool of this process; waiting: calls that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        const { open, idle, waiting } = count();
        this.set({ state: 'open' }, open);
        this.set({ state: 'idle' }, idle);
        this.set({ state: 'waiting' }, waiting);
      },
    });
  }

  new Gauge({
    name: 'data_disk_free_bytes',
    help: 'Room for the embedded database; NaN with a PostgreSQL, whose disk its own exporter watches.',
    registers,
    async collect() {
      this.set((await disk.free().catch(() => undefined)) ?? NaN);
    },
  });
}

/** One query answers all three: prom-client collects them at once. */
function registerMails(registry: Registry, database: Database): void {
  let current: Promise<MailCounts> | undefined;
  const count = () =>
    (current ??= countMails(database)
      .catch(() => unknown)
      .finally(() => (current = undefined)));
  const gauge = (name: string, help: string, of: keyof MailCounts) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await count())[of]);
      },
    });
  gauge(
    'mails_waiting',
    'Mails that are not sent yet; the same on every process, NaN while the database does not answer.',
    'waiting',
  );
  gauge('mails_failed', 'Mails that were given up after three days.', 'failed');
  gauge('mails_oldest_waiting_seconds', 'Age of the oldest mail that waits.', 'oldestSeconds');
}
