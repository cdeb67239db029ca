import { Counter, Gauge, type Registry } from 'prom-client';
import type { ReplicaCounts } from '../lib/database';

/** Adds the state of the database's replicas. */
export function registerReplicas(registry: Registry, count: () => ReplicaCounts): void {
  const registers = [registry];
  const ofReplica = { labelNames: ['replica'] as const, registers };

  new Gauge({
    name: 'replica_read_from',
    help: '1 while lists and reports are read on this server, 0 while it is left out; the log says why.',
    ...ofReplica,
    collect() {
      this.reset();
      for (const { name, exclusionReason } of count().replicas)
        this.set({ replica: name }, exclusionReason === undefined ? 1 : 0);
    },
  });
  new Gauge({
    name: 'replica_lag_bytes',
    help: 'What the primary has committed and this server has not replayed; NaN while it does not answer.',
    ...ofReplica,
    collect() {
      this.reset();
      for (const { name, lagBytes } of count().replicas) this.set({ replica: name }, lagBytes);
    },
  });
  new Gauge({
    name: 'replica_lag_seconds',
    help: 'For how long this server has not reached what the primary had committed then, to a quarter of a second.',
    ...ofReplica,
    collect() {
      this.reset();
      for (const { name, lagSeconds } of count().replicas) this.set({ replica: name }, lagSeconds);
    },
  });
  new Counter({
    name: 'database_reads_total',
    help: 'Lists and reports by where they were read.',
    labelNames: ['place'],
    registers,
    collect() {
      this.reset();
      for (const [place, reads] of Object.entries(count().reads)) this.inc({ place }, reads);
    },
  });
}
