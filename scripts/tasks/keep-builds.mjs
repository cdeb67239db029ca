import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const copying = path.join('build', 'keeping');
const kept = path.join('build', 'kept');
/** The output of building the site and the editor. */
const built = ['public', '.cache', 'build/site.json', 'build/compressed', 'build/content'];

/**
 * Keeps the builds of the working copy and restores them when the program ends, for whatever reason. Builds left by a
 * killed program are restored first.
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
