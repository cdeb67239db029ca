import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { openReplicated } from '../../../server/database/postgres';
import { verifyAudit } from '../../../server/modules/audit/verify';
import type { Database } from '../../../server/lib/database';
import { freePort } from '../server/product-process';
import { createTestIdentity } from '../server/test-identity';
import { startServerProcess } from './server-process';
import { startSmallProxy } from './small-proxy';

const email = 'anna.berger@alpenguss.example';
const servers = 3;
const writers = 8;
/** Delay before the app retries what the server could not do. */
const waitMs = 50;

export interface Outcome {
  acknowledged: number;
  /** Acknowledged writes that do not exist. */
  missing: number;
  /** Writes that exist more than once. */
  doubled: number;
  /** Requests in progress on a server when it was killed. */
  lostRequests: number;
  /** Requests with the response 503, because the database was unreachable. */
  unavailable: number;
  /** The longest time without an acknowledged write, from each fault to the first one after it. */
  pausesMs: number[];
  /** Requests lost by a server that was not killed, and responses other than 200. */
  unexpected: string[];
  brokenTrails: number;
}

/** Causes a failure; `killServer` kills one of the servers and starts it again. */
export type Fault = (killServer: (index: number) => Promise<void>) => Promise<void>;

export interface FaultRun {
  /** The primary, then its replicas. */
  databaseUrls: readonly [string, ...string[]];
  /** Environment of the servers. */
  env?: Record<string, string>;
  faults: readonly Fault[];
  /** Resolves when it is time for the next fault; `moreWrites` resolves after this many more acknowledged writes. */
  pause(moreWrites: (count: number) => Promise<void>): Promise<void>;
}

/** Kills one server after the other. */
export const killServers = (count: number): Fault[] =>
  Array.from({ length: count }, (_, round) => (killServer) => killServer(round % servers));

/**
 * Three servers behind a proxy on a PostgreSQL with the demo world. People write continuously and retry what got no
 * response with the same idempotency key, while the faults are injected one after the other.
 */
export async function runWithFaults({ databaseUrls, env = {}, faults, pause }: FaultRun): Promise<Outcome> {
  const [databaseUrl, ...replicas] = databaseUrls;
  const start = (port: number) =>
    startServerProcess(port, databaseUrl, { ...env, DATABASE_REPLICA_URLS: replicas.join(',') });
  const ports = await Promise.all(Array.from({ length: servers }, freePort));
  const running = await Promise.all(ports.map(start));
  const proxy = await startSmallProxy(ports);
  const ignore = () => undefined;
  const database = await openReplicated(
    databaseUrls,
    { onError: ignore },
    { onExclusion: ignore, onPrimary: ignore },
  );
  const [person] = await database.query<{ projectId: number }>(
    'select project_id as "projectId" from users where email = $1',
    [email],
  );
  const address = `${proxy.url}/api/ca-activities-data/project/${person?.projectId ?? 0}/create`;
  const token = await createTestIdentity().tokenFor(email, { expires: '1h' });

  const acknowledged: number[] = [];
  const unexpected: string[] = [];
  const pausesMs: number[] = [];
  let unavailable = 0;
  let lastWriteAt = performance.now();
  let maxPauseMs = 0;
  const killedPorts = new Set<number>();
  let next = 0;
  let isOver = false;
  const writes = new EventEmitter();
  const moreWrites = async (count: number) => {
    const goal = acknowledged.length + count;
    while (acknowledged.length < goal) await once(writes, 'write');
  };

  const write = async (number: number) => {
    const key = randomUUID();
    for (;;) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          authorization: 'Bearer supplier-portal-public',
          'x-access-token': token,
          'idempotency-key': key,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ data: { Year: 2020, ActivityId: 101, Amount: 1, Note: noteOf(number) } }),
      });
      if (answer.status === 200) {
        acknowledged.push(number);
        maxPauseMs = Math.max(maxPauseMs, performance.now() - lastWriteAt);
        lastWriteAt = performance.now();
        writes.emit('write');
        return;
      }
      const text = await answer.text();
      if (answer.status < 500) throw new Error(`A write was refused: ${text}`);
      if (answer.status === 503) {
        unavailable += 1;
        await wait(waitMs);
      } else if (answer.status !== 502) unexpected.push(`${answer.status} ${text}`);
    }
  };
  const writer = async () => {
    while (!isOver) await write((next += 1));
  };
  const killServer = async (index: number) => {
    const port = ports[index] ?? 0;
    killedPorts.add(port);
    await running[index]?.kill();
    running[index] = await start(port);
  };
  const injectFaults = async () => {
    for (const fault of faults) {
      await pause(moreWrites);
      maxPauseMs = 0;
      await fault(killServer);
      await once(writes, 'write');
      pausesMs.push(maxPauseMs);
    }
    await pause(moreWrites);
    isOver = true;
  };

  try {
    await Promise.all([injectFaults(), ...Array.from({ length: writers }, writer)]);
  } finally {
    isOver = true;
    await Promise.all(running.map((server) => server.kill()));
    await proxy.close();
  }
  const counts = await countNotes(database);
  const trails = await verifyAudit(database);
  await database.close();
  return {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter((number) => !counts.has(noteOf(number))).length,
    doubled: [...counts.values()].filter((count) => count > 1).length,
    lostRequests: proxy.lost.length,
    unavailable,
    pausesMs,
    unexpected: [
      ...unexpected,
      ...proxy.lost.filter((port) => !killedPorts.has(port)).map((port) => `lost by ${port}`),
    ],
    brokenTrails: trails.filter(({ brokenAt }) => brokenAt !== undefined).length,
  };
}

const noteOf = (number: number) => `write ${number}`;

async function countNotes(database: Database): Promise<Map<string, number>> {
  const rows = await database.query<{ note: string; count: number }>(
    `select note, count(*) as count from ca_activity_data where note like 'write %' group by note`,
    [],
  );
  return new Map(rows.map(({ note, count }) => [note, count]));
}
