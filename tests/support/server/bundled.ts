import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/**
 * A program of ours as one file, bundled once per test process: from the sources, each start would take seconds.
 * Inside the product's folder, whose files it reads, and next to each other, as they are built for operators.
 */
export function bundled(source: string, name: string): string {
  const folder = join(root, `build/tests/${process.pid}`);
  const program = join(folder, `${name}.mjs`);
  if (existsSync(program)) return program;
  const options = ['--bundle', '--packages=external', '--platform=node', '--format=esm', '--jsx=automatic'];
  const esbuild = join(root, 'node_modules/.bin/esbuild');
  execFileSync(esbuild, [source, ...options, `--outfile=${program}`], { stdio: 'pipe' });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return program;
}
