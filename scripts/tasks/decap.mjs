import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/**
 * The bundle of Decap CMS. It is a script of a page and needs nothing else; as a dependency it would add dozens of
 * packages and a second React to every installation.
 */
const version = '3.16.3';
const integrity =
  'sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==';
const folder = path.join('build', 'decap');

/** Downloads Decap once and copies the files that browsers need to `target`; returns the reason if it cannot. */
export async function provideDecap(target) {
  const unpacked = path.join(folder, version);
  if (!existsSync(unpacked)) {
    const fault = await fetchDecap(unpacked);
    if (fault) return fault;
  }
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(unpacked)) cpSync(path.join(unpacked, name), path.join(target, name));
  return undefined;
}

async function fetchDecap(unpacked) {
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, `decap-cms-${version}.tgz`);
  if (!existsSync(archive)) {
    process.stderr.write(`Fetching the editor, Decap CMS ${version} (16 MB, once) ...\n`);
    const packed = await run('npm', [
      'pack',
      `decap-cms@${version}`,
      '--pack-destination',
      folder,
      '--silent',
    ]);
    if (packed.code !== 0) return `Decap CMS cannot be fetched: ${packed.output.trim()}`;
  }
  const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (found !== integrity) {
    rmSync(archive);
    return `Decap CMS ${version} is not the archive that was expected; it was removed. Try again.`;
  }
  const dist = path.join(folder, 'package', 'dist');
  const files = await run('tar', ['-xzf', archive, '-C', folder, 'package/dist']);
  if (files.code !== 0) return `Decap CMS cannot be unpacked: ${files.output.trim()}`;
  mkdirSync(unpacked);
  // The script with its parts; without source maps and copies under an older name.
  const isNeeded = (name) => /(decap-cms[.]js|[.]wasm|LICENSE[.]txt)$/.test(name);
  for (const name of readdirSync(dist).filter(isNeeded))
    cpSync(path.join(dist, name), path.join(unpacked, name));
  rmSync(path.join(folder, 'package'), { recursive: true });
  return undefined;
}
