import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { run } from './run.mjs';

const oldestNode = [20, 18];

/** A sentence that explains why this Node cannot run the product, or undefined. */
export function nodeFault(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `This needs Node ${oldestNode.join('.')} or newer; this is Node ${version}. Install Node 24 from https://nodejs.org and try again.`;
}

const stamp = 'node_modules/.installed-from';

/** The files an installation depends on. */
const lock = () => fingerprint(['package-lock.json']) + String(process.env.NODE_ENV === 'production');

/** Whether node_modules was installed from the current package-lock.json. */
export const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock();

/**
 * Installs the versions of the lock file without changing it. `npm ci` would refuse a lock file that does not list
 * the optional binaries of other systems, which a registry without them cannot provide.
 */
export async function install() {
  const result = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  if (result.code === 0) writeFileSync(stamp, lock());
  return result;
}
