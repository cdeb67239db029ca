/*
 * Requests per second of the server compared with a bare Fastify on the same kind of database: PGlite, or the
 * PostgreSQL at DATABASE_URL.
 */
import { randomUUID } from 'node:crypto';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '../tests/support/server/product-process';
import { median } from './median';
import { printTable } from './pages/table';

const rounds = 3;
const seconds = 5;
const connections = 50;

interface Caller {
  projectId: number;
  token: string;
}

/** A company with data, and others without. */
type Ready = [Caller, ...Caller[]];

interface Measured {
  perSecond: number;
  p99: number;
}

/** A request to the product, and the path on a bare Fastify that runs the same query. */
interface Subject {
  name: string;
  bare: string;
  product(projectId: number): string;
  /** Body of a write, sent with a new idempotency key each time. */
  body?: object;
  /** Each request comes from the next company in turn, not always from the first. */
  fromEach?: boolean;
  /**
   * Lower bound as a share of the bare server's rate. Writes have none: the bare server keeps no idempotency keys and
   * no audit trail.
   */
  atLeast?: number;
}

const oneMoreRecord = {
  bare: '/record',
  product: (projectId: number) => `/api/ca-activities-data/project/${projectId}/create`,
  body: { data: { Year: 2020, ActivityId: 101, Amount: 1 } },
};

const subjects: Subject[] = [
  {
    name: 'one row by its primary key',
    bare: '/',
    product: (projectId) => `/api/company-profile/${projectId}/privileges`,
    atLeast: 0.6,
  },
  {
    name: 'a page of requests',
    bare: '/page',
    product: (projectId) => `/api/customer-requests/project/${projectId}`,
    atLeast: 0.6,
  },
  { name: 'one more record, one company', ...oneMoreRecord },
  { name: 'one more record, 50 companies', ...oneMoreRecord, fromEach: true },
];

/** Runs `work` against a server in its own process with its own database. */
async function withServer<Result>(what: string, work: (url: string, ready: Ready) => Promise<Result>) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const port = await freePort();
  const child: ChildProcess = fork(join(__dirname, 'api/serve.ts'), [what, String(port)], {
    env: { ...process.env, DATA_DIR: folder, TSX_TSCONFIG_PATH: 'server/tsconfig.json' },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const [ready] = (await once(child, 'message')) as [Ready];
    return await work(`http://127.0.0.1:${port}`, ready);
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(
  addressOf: (projectId: number) => string,
  [company, ...others]: Ready,
  { body, fromEach = false }: Subject,
): Promise<Measured> {
  const headersOf = ({ token }: Caller) => ({
    authorization: 'Bearer supplier-portal-public',
    'x-access-token': token,
    ...(body && { 'content-type': 'application/json' }),
  });
  const callers = (fromEach ? others : [company]).map((caller) => ({
    path: new URL(addressOf(caller.projectId)).pathname,
    headers: headersOf(caller),
  }));
  let calls = 0;
  const options: autocannon.Options = {
    url: addressOf(company.projectId),
    headers: headersOf(company),
    connections,
    ...(body && {
      requests: [
        {
          method: 'POST',
          body: JSON.stringify(body),
          setupRequest(request) {
            const caller = callers[(calls += 1) % callers.length];
            const headers = { ...caller?.headers, 'idempotency-key': randomUUID() };
            return { ...request, ...caller, headers };
          },
        },
      ],
    }),
  };
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${addressOf(company.projectId)} did not answer well.`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

const medians = (runs: Measured[]): Measured => ({
  perSecond: median(runs.map(({ perSecond }) => perSecond)),
  p99: median(runs.map(({ p99 }) => p99)),
});

/** Rounds alternate, so that a busy moment of the machine affects both servers. */
async function main(): Promise<void> {
  const runs = subjects.map((subject) => ({ subject, bare: [] as Measured[], product: [] as Measured[] }));
  for (let round = 0; round < rounds; round += 1) {
    await withServer('bare', async (url, ready) => {
      for (const { subject, bare } of runs)
        bare.push(await measure(() => url + subject.bare, ready, subject));
    });
    await withServer('product', async (url, ready) => {
      for (const { subject, product } of runs)
        product.push(await measure((projectId) => url + subject.product(projectId), ready, subject));
    });
  }
  const results = runs.map(({ subject, bare, product }) => ({
    subject,
    bare: medians(bare),
    product: medians(product),
  }));
  console.table(
    results.map(({ subject: { name }, bare, product }) => ({
      call: name,
      'bare, per s': Math.round(bare.perSecond),
      'product, per s': Math.round(product.perSecond),
      'of bare': (product.perSecond / bare.perSecond).toFixed(2),
      'bare p99, ms': bare.p99,
      'product p99, ms': product.p99,
    })),
  );
  const rows = results.flatMap(({ subject: { name, atLeast }, bare, product }) =>
    atLeast === undefined
      ? []
      : [
          { what: name, measured: product.perSecond / bare.perSecond, unit: 'of bare', bound: { atLeast } },
          { what: `${name}, 99th percentile`, measured: product.p99, unit: 'ms', bound: { atMost: 50 } },
        ],
  );
  process.exitCode = printTable(rows) ? 0 : 1;
}

void main();
