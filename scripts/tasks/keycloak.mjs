import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { mavenArtifact } from './maven.mjs';
import { run } from './run.mjs';

const version = '26.4.0';
const oldestJava = 17;
const realmFile = 'deploy/keycloak/platform-realm.json';
const startSeconds = 600;

/**
 * Keycloak's distribution: KEYCLOAK_ARCHIVE, or from Maven Central, cached below build/ (160 MB). Returns its file,
 * or the reason why it is unavailable or cannot run here.
 */
export async function provideKeycloak({ KEYCLOAK_ARCHIVE } = process.env) {
  const java = await run('java', ['-version']);
  const [, major = '0'] = /version "(\d+)/.exec(java.output) ?? [];
  if (Number(major) < oldestJava)
    return { reason: `no Java ${oldestJava} or newer here; Debian: apt install openjdk-17-jre-headless` };
  if (!KEYCLOAK_ARCHIVE) {
    const artifact = `org.keycloak:keycloak-quarkus-dist:${version}:tar.gz`;
    const { file, reason } = await mavenArtifact(artifact, 'build/keycloak');
    return { archive: file, reason };
  }
  if (existsSync(KEYCLOAK_ARCHIVE)) return { archive: KEYCLOAK_ARCHIVE };
  return { reason: `KEYCLOAK_ARCHIVE names no file: ${KEYCLOAK_ARCHIVE}` };
}

/**
 * Runs `work` with a temporary Keycloak. It has imported the product's realm file, with `placeholders` for its
 * variables. `admin` is a client of the realm master with all permissions.
 */
export async function withKeycloak(archive, placeholders, work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'keycloak-'));
  const [port, managementPort] = [await freePort(), await freePort()];
  const admin = { clientId: 'tests', secret: randomBytes(24).toString('base64url') };
  execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
  mkdirSync(path.join(folder, 'data', 'import'), { recursive: true });
  copyFileSync(realmFile, path.join(folder, 'data', 'import', path.basename(realmFile)));

  const logFile = path.join(folder, 'keycloak.log');
  const log = openSync(logFile, 'w');
  const options = [
    ...['--import-realm', '--db=dev-mem', '--http-host=127.0.0.1', `--http-port=${port}`],
    ...['--health-enabled=true', `--http-management-port=${managementPort}`],
  ];
  const server = spawn(path.join(folder, 'bin', 'kc.sh'), ['start-dev', ...options], {
    env: {
      ...process.env,
      ...placeholders,
      JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx512m',
      // It ends long before the second compiler would pay off.
      JAVA_OPTS_APPEND: '-XX:TieredStopAtLevel=1',
      KC_BOOTSTRAP_ADMIN_CLIENT_ID: admin.clientId,
      KC_BOOTSTRAP_ADMIN_CLIENT_SECRET: admin.secret,
      KC_SPI_EVENTS_LISTENER__EMAIL__INCLUDE_EVENTS: 'UPDATE_CREDENTIAL,REMOVE_CREDENTIAL',
    },
    stdio: ['ignore', log, log],
    // The script starts Java as a process of its own; both are stopped together, as a group.
    detached: true,
  });
  const stop = () => isRunning(server) && process.kill(-server.pid, 'SIGKILL');
  const stopOnSignal = () => process.exit(1);
  process.once('exit', stop).once('SIGINT', stopOnSignal).once('SIGTERM', stopOnSignal);
  try {
    await answering(`http://localhost:${managementPort}/health/ready`, server, logFile);
    return await work({ url: `http://localhost:${port}`, admin });
  } finally {
    const ended = isRunning(server) ? once(server, 'exit') : undefined;
    stop();
    await ended;
    process.off('exit', stop).off('SIGINT', stopOnSignal).off('SIGTERM', stopOnSignal);
    rmSync(folder, { recursive: true, force: true });
  }
}

const isRunning = ({ exitCode, signalCode, pid }) =>
  pid !== undefined && exitCode === null && signalCode === null;

async function answering(address, server, logFile) {
  for (const deadline = Date.now() + startSeconds * 1000; Date.now() < deadline; await wait(500)) {
    if (!isRunning(server)) break;
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`Keycloak did not start:\n${readFileSync(logFile, 'utf8')}`);
}
