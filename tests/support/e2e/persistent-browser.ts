import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, expect, type Browser, type BrowserContext } from '@playwright/test';
import playwrightConfig, { fullChromium } from '../../../playwright.config';

/** A browser with its own profile, which outlives its process as on a person's device. */
export class PersistentBrowser {
  private readonly profile = mkdtempSync(path.join(tmpdir(), 'e2e-profile-'));
  private process: ChildProcess | undefined;
  private connection: Browser | undefined;
  private address = '';

  /** Writes the person's browser settings to its preferences file. */
  set(preferences: object): void {
    const folder = path.join(this.profile, 'Default');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'Preferences'), JSON.stringify(preferences));
  }

  /** Starts the browser, also after it was killed. */
  async start(): Promise<BrowserContext> {
    const { args = [] } = playwrightConfig.use?.launchOptions ?? {};
    const own = [
      '--headless=new',
      '--remote-debugging-port=0',
      '--lang=en-GB',
      `--user-data-dir=${this.profile}`,
    ];
    const child = spawn(fullChromium, [...args, ...own, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.process = child;
    for await (const line of createInterface({ input: child.stderr })) {
      const address = /DevTools listening on (\S+)/.exec(line)?.[1];
      if (!address) continue;
      this.address = address;
      child.stderr.resume();
      this.connection = await chromium.connectOverCDP(address);
      const [context] = this.connection.contexts();
      if (context) return context;
    }
    throw new Error('The browser did not start.');
  }

  /** The debugging port for other tools. */
  get debuggingPort(): number {
    return Number(new URL(this.address).port);
  }

  /** Kills it like a power cut: nothing is cleaned up. */
  async kill(): Promise<void> {
    const child = this.process;
    this.process = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    // Playwright notices a little later; until then it would still talk to the browser.
    await expect.poll(() => this.connection?.isConnected() ?? false).toBe(false);
  }

  async remove(): Promise<void> {
    await this.connection?.close();
    await this.kill();
    // Its other processes notice a little later, and write to the folder until then.
    await expect(() => rmSync(this.profile, { recursive: true, force: true })).toPass();
  }
}
