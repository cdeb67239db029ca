import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const copying = path.join('build', 'keeping');
const kept = path.join('build', 'kept');
/** What a build of the site and of the editor writes. */
const built = ['public', '.cache', 'build/site.json', 'build/compressed', 'build/content'];

/**
 * Keeps the builds of the working copy and puts them back when the program ends, in whatever way. Those of a program
 * that was killed are put back first.
 */
export function keepBuilds() {
  putBack();
  rmSync(copying, { recursive: true, force: true });
  for (const name of built.filter(existsSync))
    cpSync(name, path.join(copying, name), { recursive: true, preserveTimestamps: true });
  mkdirSync(copying, { recursive: true });
  renameSync(copying, kept);
  process.on('exit', putBack);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
}

function putBack() {
  for (const name of built.filter((each) => existsSync(path.join(kept, each)))) {
    rmSync(name, { recursive: true, force: true });
    renameSync(path.join(kept, name), name);
  }
  rmSync(kept, { recursive: true, force: true });
}
