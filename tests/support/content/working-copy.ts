import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { editorConfig } from '../../../content/editor/config';
import { locales } from '../../../core/i18n/locales';
import { git } from '../../../scripts/working-copy/git.mjs';

const editorOrigin = 'http://editor.example';
const server = pathToFileURL(path.resolve('scripts/working-copy/serve.mjs')).href;

/** An editor of one namespace, `app`, with these texts in English. */
export const configOf = (english: Record<string, string>) =>
  editorConfig({
    places: [{ area: 'Area', screens: [{ namespace: 'app', title: 'App', hint: 'Here.', page: '/' }] }],
    rules: { same: [], limits: [], glossary: [] },
    routes: ['/'],
    shippedPages: new Set(),
    english: new Map([['app', new Map(Object.entries(english))]]),
  });

/** A folder with a language file in every language, in a Git repository unless `isPlain`. */
export function createWorkingCopy(texts: Record<string, string>, { isPlain = false } = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'working-copy-'));
  for (const language of locales) {
    mkdirSync(path.join(folder, 'locales', language), { recursive: true });
    const own = Object.entries(texts).map(([key, text]) => [
      key,
      language === 'en' ? text : `${text} (${language})`,
    ]);
    const file = path.join(folder, 'locales', language, 'app.json');
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(own), null, 2)}\n`);
  }
  if (isPlain) return folder;
  writeFileSync(path.join(folder, '.gitignore'), '/build/\n');
  git(folder, ['init', '--quiet']);
  const settings = { 'user.name': 'Git Person', 'user.email': 'git@example.com', 'core.fsync': 'none' };
  for (const [name, value] of Object.entries(settings)) git(folder, ['config', name, value]);
  git(folder, ['add', '.']);
  git(folder, ['commit', '--quiet', '-m', 'begin']);
  return folder;
}

/** Copies of a working copy that publish to the same branch, `origin/main`, of a Git host in a folder. */
export function createCopiesOfHost(texts: Record<string, string>, names: readonly string[]) {
  const first = createWorkingCopy(texts);
  git(first, ['branch', '--quiet', '-M', 'main']);
  const host = `${first}-host`;
  git(first, ['clone', '--quiet', '--bare', '.', host]);
  const copies = names.map((name) => {
    const folder = `${first}-${name}`;
    git(first, ['clone', '--quiet', host, folder]);
    for (const [setting, value] of [
      ['user.name', name],
      ['user.email', `${name}@example.com`],
    ] as const)
      git(folder, ['config', setting, value]);
    return folder;
  });
  return {
    host,
    copies,
    remove: () => [first, host, ...copies].forEach((each) => rmSync(each, { recursive: true })),
  };
}

export interface RunningCopy {
  address: string;
  process: ChildProcess;
  /** How many builds of the site it has requested; complete once it has ended. */
  builds: () => number;
  /** The same for the progress of the languages. */
  statuses: () => number;
  /** Resolves when it next requests the progress of the languages. */
  nextStatus: () => Promise<void>;
}

interface CopyOptions {
  port?: number;
  /** Of a Git host: `origin/main`. */
  branch?: string;
  /** How often it looks there, in milliseconds. */
  interval?: number;
}

/** Serves a working copy in its own process, which can be killed. */
export async function startWorkingCopy(
  folder: string,
  { port = 0, branch, interval }: CopyOptions = {},
): Promise<RunningCopy> {
  const options = JSON.stringify({ folder, editorOrigin, port, branch, interval });
  const script = `import(${JSON.stringify(server)})
    .then(({ serveWorkingCopy }) => serveWorkingCopy({ ...${options}, saved: () => console.log('build'), noted: () => console.log('status'), siteState: () => ({ name: 'live', waitsForServer: false }) }))
    .then(({ address }) => console.log(address));`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const [address] = (await once(lines, 'line')) as [string];
  const asked: string[] = [];
  lines.on('line', (line) => asked.push(line));
  const count = (what: string) => asked.filter((line) => line === what).length;
  const nextStatus = () =>
    new Promise<void>((resolve) => lines.on('line', (line) => line === 'status' && resolve()));
  const counts = { builds: () => count('build'), statuses: () => count('status') };
  return { address, process: child, ...counts, nextStatus };
}

/** Kills it in the middle of whatever it does. */
export async function kill({ process: child }: RunningCopy): Promise<void> {
  if (child.killed) return;
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}

/** Sends requests to a working copy like Decap's backend "proxy", and like the editor's pages. */
export function callerOf(address: () => string) {
  return async function call<Answer>(action: string, params: object): Promise<Answer> {
    const answer = await fetch(address(), {
      method: 'POST',
      headers: { origin: editorOrigin, 'content-type': 'application/json' },
      body: JSON.stringify({ action, params }),
    });
    const content = (await answer.json()) as Answer & { error?: string };
    if (!answer.ok) throw Object.assign(new Error(content.error), { status: answer.status });
    return content;
  };
}

export function placeAt(address: () => string): Backend {
  const call = callerOf(address);
  return {
    getEntry: (file) => call('getEntry', { path: file }),
    entriesByFiles: () => Promise.resolve([]),
    entriesByFolder: (folder) => call('entriesByFolder', { folder }),
    persistEntry: ({ dataFiles }, options) => call('persistEntry', { dataFiles, options }),
  };
}
