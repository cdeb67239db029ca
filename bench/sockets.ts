/*
 * 2,000 open sockets of one project: how long until the last one receives an event, compared with a bare socket
 * server.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { freePort } from '../tests/support/server/product-process';
import { median } from './median';
import { printTable } from './pages/table';
import type { SocketsReady } from './sockets/serve';

const sockets = 2_000;
const perPerson = 8;
const events = 20;
const openedAtOnce = 50;

interface Measured {
  /** Milliseconds from the server's order until the last socket received the event, the median of all events. */
  lastMs: number;
  /** How much the server's memory grew per socket. */
  kbPerSocket: number;
}

async function measure(what: 'bare' | 'product'): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const port = await freePort();
  const people = Math.ceil(sockets / perPerson);
  const child = fork(join(__dirname, 'sockets/serve.ts'), [what, String(port), String(people)], {
    env: { ...process.env, DATA_DIR: folder, TSX_TSCONFIG_PATH: 'server/tsconfig.json' },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const [ready] = (await once(child, 'message')) as [SocketsReady];
    const before = residentKb(child.pid);
    const open = await openAll(port, ready);
    const kbPerSocket = (residentKb(child.pid) - before) / sockets;
    const times: number[] = [];
    for (let event = 0; event < events; event += 1) {
      const all = Promise.all(open.map((socket) => once(socket, 'message')));
      const start = performance.now();
      child.send('tell');
      await all;
      times.push(performance.now() - start);
    }
    for (const socket of open) socket.terminate();
    return { lastMs: median(times), kbPerSocket };
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openAll(port: number, { projectId, tokens }: SocketsReady): Promise<WebSocket[]> {
  const open: WebSocket[] = [];
  while (open.length < sockets) {
    const count = Math.min(openedAtOnce, sockets - open.length);
    const queries = Array.from({ length: count }, (_, index) =>
      queryOf(port, projectId, tokens[(open.length + index) % tokens.length]),
    );
    const next = queries.map(async (query) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws${await query}`);
      await once(socket, 'open');
      return socket;
    });
    open.push(...(await Promise.all(next)));
  }
  return open;
}

async function queryOf(port: number, projectId: number, token: string | undefined): Promise<string> {
  if (token === undefined) return '';
  const answer = await fetch(`http://127.0.0.1:${port}/api/realtime/ticket`, {
    method: 'POST',
    headers: { authorization: 'Bearer supplier-portal-public', 'x-access-token': token },
  });
  const { ticket } = (await answer.json()) as { ticket: string };
  return `?projectId=${projectId}&ticket=${ticket}`;
}

/** Linux only; unknown elsewhere. */
function residentKb(pid = 0): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN);
}

async function main(): Promise<void> {
  const bare = await measure('bare');
  const product = await measure('product');
  console.table({ bare, product });
  const isWell = printTable([
    {
      what: `the last of ${sockets} has heard an event`,
      measured: product.lastMs / bare.lastMs,
      unit: 'times bare',
      bound: { atMost: 2 },
    },
    { what: 'the same', measured: product.lastMs, unit: 'ms', bound: { atMost: 500 } },
    { what: 'memory of a socket', measured: product.kbPerSocket, unit: 'KB', bound: { atMost: 50 } },
  ]);
  process.exitCode = isWell ? 0 : 1;
}

void main();
