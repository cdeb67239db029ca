import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server/product-process';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');

export const proxyNames = ['nginx', 'caddy'] as const;
export type ProxyName = (typeof proxyNames)[number];

export interface Proxy {
  port: number;
  /** What nginx has logged of requests. */
  readLog(): string;
  stop(): Promise<void>;
}

/** Whether the program is on this machine. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The proxy with its file from `deploy/`, in which only addresses and the certificate are changed. */
export async function startProxy(name: ProxyName, servers: readonly number[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const port = await freePort();
  const command = name === 'nginx' ? nginx(folder, port, servers) : await caddy(folder, port, servers);
  const child = spawn(command.program, command.args, {
    cwd: folder,
    env: { ...process.env, ...command.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let says = '';
  child.stderr.on('data', (chunk) => (says += String(chunk)));
  const ended = once(child, 'exit');
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!(await answers(port))) if (isOver) throw new Error(`${name} ended: ${says}`);
  return {
    port,
    readLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

function nginx(folder: string, port: number, servers: readonly number[]) {
  const site = read('nginx/supplier-plus-s.conf')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/\tssl_certificate.*\n/g, '')
    .replace('/var/log/nginx/suppliers.log', `${folder}/access.log`)
    .replaceAll(
      /127\.0\.0\.1:800(\d)/g,
      (_, number: string) => `127.0.0.1:${servers[Number(number) - 1] ?? 0}`,
    );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr warn;\nworker_processes 2;\n` +
      `events {}\nhttp {\naccess_log off;\n${temporary}\n${site}\n}\n`,
  );
  return { program: 'nginx', args: ['-e', 'stderr', '-c', file], env: {} };
}

async function caddy(folder: string, port: number, servers: readonly number[]) {
  const file = join(folder, 'Caddyfile');
  const upstreams = servers.map((server) => `127.0.0.1:${server}`).join(' ');
  const site = read('caddy/Caddyfile').replace(/reverse_proxy server[^{]*\{/, `reverse_proxy ${upstreams} {`);
  writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
  const env = {
    SUPPLIERS_HOST: `http://127.0.0.1:${port}`,
    LOGIN_HOST: `http://127.0.0.1:${await freePort()}`,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    HOME: folder,
  };
  return { program: 'caddy', args: ['run', '--adapter', 'caddyfile', '--config', file], env };
}
