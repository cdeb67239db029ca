import { Gauge, type Registry } from 'prom-client';
import type { DiskWatch } from '../disk-watch';
import type { Database } from '../lib/database';
import { faultCodes, type ActiveFaults } from '../lib/active-faults';
import { findNewest } from '../transfer/store-backup';
import { countDeliveries } from './delivery-counts';
import { countMails } from './mail-counts';
import { registerReplicas } from './replicas';

/** What a server depends on. */
export interface Dependencies {
  database: Database;
  faults: ActiveFaults;
  disk: Pick<DiskWatch, 'free'>;
  /** Undefined: backups are not made here. */
  backupFolder: string | undefined;
  version: string;
}

/** Adds the state of the database, mails, deliveries, disk and identity provider. */
export function registerDependencyMetrics(registry: Registry, dependencies: Dependencies): void {
  const { database, faults, disk, backupFolder, version } = dependencies;
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
      const current = faults.current();
      for (const code of faultCodes) this.set({ code }, current.includes(code) ? 1 : 0);
    },
  });

  registerBackups(registry, backupFolder);
  registerMails(registry, database);
  registerDeliveries(registry, database);

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

  if (database.replicas) registerReplicas(registry, database.replicas.bind(database));

  new Gauge({
    name: 'data_disk_free_bytes',
    help: 'Room for the embedded database; NaN with a PostgreSQL, whose disk its own exporter watches.',
    registers,
    async collect() {
      this.set((await disk.free().catch(() => undefined)) ?? NaN);
    },
  });
}

function registerBackups(registry: Registry, folder: string | undefined): void {
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Age of the newest backup in BACKUP_FOLDER, infinite where there is none; NaN without such a folder.',
    registers: [registry],
    collect() {
      this.set(
        folder === undefined ? NaN : (Date.now() - (findNewest(folder)?.getTime() ?? -Infinity)) / 1000,
      );
    },
  });
}

function registerMails(registry: Registry, database: Database): void {
  const gauge = queueGauges(registry, () => countMails(database));
  gauge(
    'mails_waiting',
    'Mails that are not sent yet; the same on every process, NaN while the database does not answer.',
    'waiting',
  );
  gauge('mails_failed', 'Mails that were given up after three days.', 'failed');
  gauge('mails_oldest_waiting_seconds', 'Age of the oldest mail that waits.', 'oldestSeconds');
}

function registerDeliveries(registry: Registry, database: Database): void {
  const gauge = queueGauges(registry, () => countDeliveries(database));
  gauge(
    'deliveries_waiting',
    'Events that are to be delivered to systems of partners and to webhooks; the same on every process.',
    'waiting',
  );
  gauge(
    'deliveries_overdue_seconds',
    'Time since the next attempt of an event should have begun; 0 if none is due.',
    'overdueSeconds',
  );
}

/**
 * Gauges of a queue in the database, NaN while it does not respond. prom-client collects them together, so
 * one query serves all.
 */
function queueGauges<Counts extends object>(registry: Registry, count: () => Promise<Counts>) {
  let current: Promise<Counts | undefined> | undefined;
  const counted = () =>
    (current ??= count()
      .catch(() => undefined)
      .finally(() => (current = undefined)));
  return (name: string, help: string, of: keyof Counts) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(Number((await counted())?.[of] ?? NaN));
      },
    });
}
