import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PreparedWorld } from './prepared-worlds';

/** For a server that is too short-lived to benefit from WebAssembly's second compiler. */
export const shortLived = ['--liftoff-only'];

/** The built server as its own process, with the demo world in its own folder. */
export class ProductServer {
  private child: ChildProcess | undefined;
  private output = '';

  private constructor(
    readonly port: number,
    readonly folder: string,
    private readonly flags: readonly string[],
  ) {}

  /** With a copy of `prepared` at its port, else with a demo world that it loads itself; `flags` are for Node. */
  static async start(
    name = 'shared',
    flags: readonly string[] = [],
    prepared?: PreparedWorld,
  ): Promise<ProductServer> {
    // A Keycloak knows the product by one address.
    const port = Number(process.env.TEST_PRODUCT_PORT ?? prepared?.port ?? (await freePort()));
    const folder = mkdtempSync(path.join(tmpdir(), `e2e-${name}-`));
    if (prepared) cpSync(prepared.folder, folder, { recursive: true });
    const server = new ProductServer(port, folder, flags);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts the process and resolves when it is ready for requests. */
  async start(): Promise<void> {
    this.output = '';
    const child = spawn(process.execPath, [...this.flags, 'build/server/main.mjs'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(this.port),
        DATA_DIR: this.folder,
        DEMO: '1',
        LOG_LEVEL: 'warn',
        RATE_LIMIT: '0',
        // Where tests receive webhooks.
        PRIVATE_HOSTS: '127.0.0.1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer): void => {
      this.output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    this.child = child;
    for (const deadline = Date.now() + 150_000; !(await this.answers());) {
      if (child.exitCode !== null || Date.now() > deadline) {
        child.kill('SIGKILL');
        throw new Error(`The server did not start:\n${this.output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Ends the process: SIGKILL is the power cut, SIGTERM the orderly stop. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`)).ok;
    } catch {
      return false;
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
