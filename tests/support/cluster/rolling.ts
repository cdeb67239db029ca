import { randomUUID } from 'node:crypto';
import { openPostgres } from '../../../server/database/postgres';
import { freePort, runProduct } from '../server/product-process';
import { startProxy, type ProxyName } from './proxies';
import { startSockets } from './rolling-sockets';
import { startStubIssuer } from './stub-issuer';

const email = 'anna.berger@alpenguss.example';
const writers = 6;
const readers = 2;
const credential = 'Bearer supplier-portal-public';
/** Longer than the proxies take to notice that a server stops. */
const drainSeconds = 5;

export interface RollingOutcome {
  calls: number;
  /** Responses other than 200, and missing ones. */
  failed: string[];
  /** Writes with a repeated response, because the proxy sent them twice. */
  repeated: number;
  /** Writes that exist twice, or not at all. */
  wrong: number;
  slowestMs: number;
  /** Duration of each stop in seconds, including the `drainSeconds` of deliberate waiting. */
  stops: number[];
  /** Live connections that were not open at the end. */
  lostSockets: number;
}

/**
 * Two servers started as an operator would, behind a proxy with its file from `deploy/`, on a PostgreSQL with the
 * demo world. While people read and write, each server is stopped and started, `rolls` times. No request is retried.
 */
export async function runRolling(
  proxyName: ProxyName,
  databaseUrl: string,
  { rolls, onProgress = () => undefined }: { rolls: number; onProgress?: (sentence: string) => void },
): Promise<RollingOutcome> {
  const issuer = await startStubIssuer();
  const ports = [await freePort(), await freePort()];
  const start = (port: number) => startServer(port, { databaseUrl, identityUrl: issuer.url });
  const running = await Promise.all(ports.map(start));
  const proxy = await startProxy(proxyName, ports);
  const base = `http://127.0.0.1:${proxy.port}`;
  const headers = {
    authorization: credential,
    'x-access-token': await issuer.tokenFor(email),
    'content-type': 'application/json',
  };
  const database = openPostgres(databaseUrl, () => undefined);
  const [person] = await database.query<{ projectId: number }>(
    'select project_id as "projectId" from users where email = $1',
    [email],
  );
  const projectId = person?.projectId ?? 0;

  const outcome: RollingOutcome = {
    calls: 0,
    failed: [],
    repeated: 0,
    wrong: 0,
    slowestMs: 0,
    stops: [],
    lostSockets: 0,
  };
  const acknowledged: string[] = [];
  let isOver = false;

  async function call(path: string, init: RequestInit): Promise<boolean> {
    const begun = performance.now();
    outcome.calls += 1;
    try {
      const answer = await fetch(`${base}${path}`, init);
      const text = await answer.text();
      if (answer.headers.get('idempotency-replayed')) outcome.repeated += 1;
      if (answer.status === 200) return true;
      outcome.failed.push(`${init.method ?? 'GET'} ${answer.status} ${text.slice(0, 200)}`);
    } catch (error) {
      outcome.failed.push(`${init.method ?? 'GET'} ${String((error as Error).cause ?? error)}`);
    } finally {
      outcome.slowestMs = Math.max(outcome.slowestMs, performance.now() - begun);
    }
    return false;
  }
  const write = async () => {
    const note = `roll ${randomUUID()}`;
    const body = JSON.stringify({ data: { Year: 2021, ActivityId: 101, Amount: 1, Note: note } });
    const isThere = await call(`/api/ca-activities-data/project/${projectId}/create`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': note.slice(5) },
      body,
    });
    if (isThere) acknowledged.push(note);
  };
  const readRequests = async () =>
    void (await call(`/api/customer-requests/project/${projectId}`, { headers }));
  const work = async (act: () => Promise<void>) => {
    while (!isOver) await act();
  };

  const sockets = startSockets({ base, projectId, headers, count: 6 });
  await sockets.open();
  const workers = [
    ...Array.from({ length: writers }, () => work(write)),
    ...Array.from({ length: readers }, () => work(readRequests)),
  ];
  try {
    for (let roll = 0; roll < rolls; roll += 1)
      for (const [index, port] of ports.entries()) {
        const seconds = (await running[index]?.stop()) ?? NaN;
        outcome.stops.push(seconds);
        onProgress(`server ${index + 1} has stopped in ${seconds.toFixed(1)} s`);
        const next = await start(port);
        running[index] = next;
        onProgress(`server ${index + 1} is ready`);
        await next.hasCalls();
        onProgress(`server ${index + 1} has calls`);
      }
    await sockets.open();
  } finally {
    isOver = true;
    await Promise.all(workers);
    outcome.lostSockets = sockets.stop();
    await proxy.stop();
    await Promise.all(running.map((server) => server.stop()));
    await issuer.close();
  }
  const rows = await database.query<{ note: string; count: number }>(
    `select note, count(*)::integer as count from ca_activity_data where note like 'roll %' group by note`,
    [],
  );
  const counts = new Map(rows.map(({ note, count }) => [note, count]));
  outcome.wrong =
    acknowledged.filter((note) => !counts.has(note)).length + rows.filter(({ count }) => count > 1).length;
  await database.close();
  return outcome;
}

interface RollingServer {
  /** Resolves when the proxy sends it API requests. */
  hasCalls(): Promise<void>;
  /** Asks it to stop; returns the seconds that took. @throws Error unless it stops in order */
  stop(): Promise<number>;
}

async function startServer(
  port: number,
  { databaseUrl, identityUrl }: { databaseUrl: string; identityUrl: string },
): Promise<RollingServer> {
  const metricsPort = await freePort();
  const { child, ended, output } = runProduct({
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    DEMO: '0',
    RATE_LIMIT: '0',
    TRUST_PROXY: '1',
    IDENTITY: 'keycloak',
    KEYCLOAK_URL: identityUrl,
    KEYCLOAK_ADMIN_CLIENT_SECRET: 'stub',
    METRICS_PORT: String(metricsPort),
    SHUTDOWN_DELAY: String(drainSeconds),
  });
  let code: number | null | undefined;
  void ended.then((value) => (code = value));
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) if (code !== undefined) throw new Error(`The server ended: ${output()}`);
  return {
    async hasCalls() {
      for (;;) {
        const text = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((answer) => answer.text());
        if (/^http_requests_total\{[^}]*ca-activities-data[^}]*status="200"/m.test(text)) return;
      }
    },
    async stop() {
      const begun = performance.now();
      child.kill('SIGTERM');
      if ((await ended) !== 0) throw new Error(`The server did not end in order: ${output()}`);
      return (performance.now() - begun) / 1000;
    },
  };
}
