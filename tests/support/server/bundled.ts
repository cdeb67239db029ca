import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '../../..');

/**
 * A program of ours as one file, made once per test process: from the sources, each start would take seconds.
 * Inside the product's folder, whose files it reads.
 */
export function bundled(source: string): string {
  const name = relative(root, source).replaceAll('/', '-');
  const program = join(root, `build/tests/${name}-${process.pid}.mjs`);
  if (existsSync(program)) return program;
  const options = ['--bundle', '--packages=external', '--platform=node', '--format=esm', '--jsx=automatic'];
  const esbuild = join(root, 'node_modules/.bin/esbuild');
  execFileSync(esbuild, [source, ...options, `--outfile=${program}`], { stdio: 'pipe' });
  process.once('exit', () => rmSync(program, { force: true }));
  return program;
}
