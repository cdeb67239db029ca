import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { openPostgres } from '../../../server/database/postgres';
import { verifyAudit } from '../../../server/modules/audit/verify';
import type { Database } from '../../../server/lib/database';
import { freePort } from '../server/product-process';
import { createTestIdentity } from '../server/test-identity';
import { startServerProcess } from './server-process';
import { startSmallProxy } from './small-proxy';

const email = 'anna.berger@alpenguss.example';
const servers = 3;
const writers = 8;

export interface Outcome {
  acknowledged: number;
  /** Acknowledged writes that are not there. */
  missing: number;
  /** Writes that are there more than once. */
  doubled: number;
  killed: number;
  /** Calls that were on a server when it was killed. */
  lostCalls: number;
  /** Calls that were lost by a server that was not killed, and answers other than 200. */
  unexpected: string[];
  brokenTrails: number;
}

export interface Fire {
  databaseUrl: string;
  kills: number;
  /** Resolves when the next server is to be killed; `moreWrites` when so many more are acknowledged. */
  pause(moreWrites: (count: number) => Promise<void>): Promise<void>;
}

/**
 * Three servers behind a proxy on a PostgreSQL that holds the demo world. People write all the time, and send again
 * what was not answered, under the same key; one server after the other is killed and started again.
 */
export async function runUnderFire({ databaseUrl, kills, pause }: Fire): Promise<Outcome> {
  const ports = await Promise.all(Array.from({ length: servers }, freePort));
  const running = await Promise.all(ports.map((port) => startServerProcess(port, databaseUrl)));
  const proxy = await startSmallProxy(ports);
  const database = openPostgres(databaseUrl, () => undefined);
  const [person] = await database.query<{ projectId: number }>(
    'select project_id as "projectId" from users where email = $1',
    [email],
  );
  const address = `${proxy.url}/api/ca-activities-data/project/${person?.projectId ?? 0}/create`;
  const token = await createTestIdentity().tokenFor(email, { expires: '1h' });

  const acknowledged: number[] = [];
  const unexpected: string[] = [];
  const killedPorts = new Set<number>();
  let next = 0;
  let isOver = false;
  const news = new EventEmitter();
  const moreWrites = async (count: number) => {
    const goal = acknowledged.length + count;
    while (acknowledged.length < goal) await once(news, 'write');
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
        news.emit('write');
        return;
      }
      const text = await answer.text();
      if (answer.status < 500) throw new Error(`A write was refused: ${text}`);
      if (answer.status !== 502) unexpected.push(`${answer.status} ${text}`);
    }
  };
  const writer = async () => {
    while (!isOver) await write((next += 1));
  };
  const kill = async () => {
    for (let round = 0; round < kills; round += 1) {
      await pause(moreWrites);
      const index = round % servers;
      const port = ports[index] ?? 0;
      killedPorts.add(port);
      await running[index]?.kill();
      running[index] = await startServerProcess(port, databaseUrl);
    }
    await pause(moreWrites);
    isOver = true;
  };

  try {
    await Promise.all([kill(), ...Array.from({ length: writers }, writer)]);
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
    killed: kills,
    lostCalls: proxy.lost.length,
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
