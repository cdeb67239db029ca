import { existsSync, statfsSync } from 'node:fs';
import type { Config } from '../config';
import { checkSuitable } from '../database/check-suitable';
import { describeError } from '../database/describe-error';
import { findPending } from '../database/migrate';
import { openAsItIs, requireDatabase } from '../database/open';
import { checkRedis } from '../database/signals/redis';
import { checkKeycloak } from '../identity/check-keycloak';
import { isLoopbackName } from '../identity/loopback';
import { outboxAddress } from '../mail/outbox/outbox-address';
import { checkSmtp } from '../mail/smtp';
import { checkReplicas, findUnsafeCommit } from './check-replicas';
import { describeUnpartitioned } from './partition';
import { findProductionFaults } from './production-checks';
import { verifyAudit } from '../modules/audit/verify';
import type { Database, Queryable } from '../lib/database';
import { holdsSite } from '../lib/site/site-files';
import { StartupError } from '../startup-error';
import { findNewest } from '../transfer/store-backup';

const maxClockDifferenceMs = 2_000;
const oldestBackupMs = 2 * 24 * 60 * 60_000;
const minFreeBytes = 500 * 1024 ** 2;

type Check = [name: string, work: () => Promise<string> | string];

/**
 * `doctor`: runs every check and prints a line for each, plus a line for each questionable setting (most in
 * production only), which is not a failure. It changes nothing: not even migrations are applied.
 * @throws StartupError with all the lines when a check fails
 */
export async function doctor(args: string[], config: Config): Promise<string[]> {
  if (args.length > 0) throw new StartupError('doctor takes no arguments.');
  const lines: string[] = [];
  let isWell = true;
  const make = async (checks: Check[]) => {
    for (const [name, work] of checks) {
      try {
        lines.push(`ok    ${name}: ${await work()}`);
      } catch (error) {
        isWell = false;
        lines.push(`FAIL  ${name}: ${describeError(error)}`);
      }
    }
  };
  await make(checksOutside(config));
  let database: Database | undefined;
  await make([
    [
      'database',
      async () => {
        requireDatabase(config);
        database = await openAsItIs(config, () => undefined);
        return checkSuitable(database);
      },
    ],
  ]);
  const warnings = config.production ? findProductionFaults(config) : [];
  if (database) {
    const opened: Database = database;
    await make(checksInside(opened));
    warnings.push(...(await describeUnpartitioned(opened)));
    if (config.replicaUrls.length > 0) {
      await make([['replicas', () => checkReplicas(opened)]]);
      warnings.push(...(await findUnsafeCommit(opened)));
    }
    await opened.close();
  }
  lines.push(...warnings.map((warning) => `WARN  ${warning}`));
  if (!isWell) throw new StartupError(lines.join('\n'));
  return lines;
}

function checksOutside(config: Config): Check[] {
  const { publicUrl, siteDir, dataDir, databaseUrl, fanOutUrl, backups, smtp, keycloak } = config;
  return [
    ['public address', () => checkAddress(publicUrl)],
    ['site', () => checkSite(siteDir)],
    ...(databaseUrl ? [] : [['disk', () => checkDisk(dataDir)] satisfies Check]),
    ...(backups ? [['backups', () => checkBackups(backups.folder)] satisfies Check] : []),
    ...(fanOutUrl ? [['fan-out', () => checkFanOut(fanOutUrl)] satisfies Check] : []),
    [
      'mail',
      async () => {
        if (!smtp) return describeKept(outboxAddress(config));
        await checkSmtp(smtp).catch(refuse('SMTP_URL', 'SupplierPlusSMailDelayed'));
        return 'the mail server takes our sign-in';
      },
    ],
    [
      'sign-in',
      () =>
        keycloak
          ? checkKeycloak(keycloak)
          : `the server itself signs people in; a second factor is ${config.secondFactorRequired ? 'required' : 'optional'}`,
    ],
  ];
}

const describeKept = (address: string | undefined) =>
  `no mail server is set; mails ${address ? `are at ${address}` : 'are kept and neither sent nor shown'}`;

const checksInside = (database: Queryable): Check[] => [
  ['migrations', () => checkMigrations(database)],
  ['clock', () => checkClock(database)],
  ['audit trails', () => checkAudit(database)],
];

function checkAddress(publicUrl: string): string {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:' || isLoopbackName(hostname)) return publicUrl;
  throw new Error(`${publicUrl} is not https: browsers refuse to install the app and to work off line`);
}

function checkSite(folder: string): string {
  if (holdsSite(folder)) return `built, in ${folder}`;
  throw new Error(`${folder} holds no site; run "npm run build" or set SITE_DIR`);
}

function checkDisk(folder: string): string {
  const { bavail, bsize } = statfsSync(existsSync(folder) ? folder : '.');
  const free = `${Math.floor((bavail * bsize) / 1024 ** 2)} MB free for ${folder}`;
  if (bavail * bsize < minFreeBytes) throw new Error(`only ${free}; make room before writes fail`);
  return free;
}

function checkBackups(folder: string): string {
  const newest = findNewest(folder);
  if (!newest) throw new Error(`${folder} holds no backup; see "Back up" in deploy/README.md`);
  const text = `the newest in ${folder} is of ${newest.toISOString()}`;
  if (Date.now() - newest.getTime() > oldestBackupMs)
    throw new Error(`${text}; see SupplierPlusSBackupTooOld in deploy/runbook.md`);
  return text;
}

async function checkFanOut(url: string): Promise<string> {
  await checkRedis(url).catch(refuse('FAN_OUT_URL', 'SupplierPlusSFanOutUnreachable'));
  return 'the Redis takes what servers tell each other';
}

const refuse = (name: string, section: string) => (error: unknown) => {
  throw new Error(`${name} cannot be used: ${describeError(error)}; see ${section} in deploy/runbook.md`);
};

async function checkMigrations(database: Queryable): Promise<string> {
  const pending = await findPending(database);
  return pending.length === 0 ? 'all applied' : `the next start applies ${pending.join(', ')}`;
}

async function checkClock(database: Queryable): Promise<string> {
  const before = Date.now();
  const [row] = await database.query<{ now: number }>(
    'select extract(epoch from clock_timestamp()) * 1000 as now',
    [],
  );
  const difference = Math.round((row?.now ?? 0) - (before + Date.now()) / 2);
  const text = `the database's clock differs by ${difference} ms`;
  if (Math.abs(difference) > maxClockDifferenceMs)
    throw new Error(`${text}; let both machines take the time from NTP`);
  return text;
}

async function checkAudit(database: Queryable): Promise<string> {
  if ((await findPending(database)).length > 0) return 'not checked before the migrations are applied';
  const found = await verifyAudit(database);
  const broken = found.filter(({ brokenAt }) => brokenAt !== undefined);
  if (broken.length === 0) return `${found.length} are as they were written`;
  const projects = broken.map(({ projectId }) => projectId).join(', ');
  throw new Error(`broken for the projects ${projects}; see audit verify`);
}
