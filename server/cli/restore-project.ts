import { existsSync } from 'node:fs';
import { findProjectName } from '../lib/project-name';
import type { RealtimeEvent } from '../../core/contracts/realtime';
import { audit } from '../lib/audit/audit';
import type { Database, Queryable } from '../lib/database';
import { publish } from '../lib/events';
import { operator } from '../modules/user-management/assign-main-user';
import { StartupError } from '../startup-error';
import { readBackup, writeBackup } from '../transfer/backup-file';
import { dumpCompany } from '../transfer/dump';
import { beginSnapshot } from '../transfer/snapshot';
import { restoreCompany } from '../transfer/restore-company';
import { readOptions } from './options';
import { requireProject } from './require-project';

export const backupProjectUsage = 'projects backup --project N --to FILE';
export const restoreProjectUsage = 'projects restore --project N --from FILE';

/**
 * `projects backup`: the data that one company has entered, as a consistent snapshot in a file. @throws
 * StartupError
 */
export async function backupProject(database: Database, args: string[]): Promise<string[]> {
  const { project, to } = readOptions(args, { project: { type: 'string' }, to: { type: 'string' } });
  const id = await requireProject(database, project, backupProjectUsage);
  if (!to) throw new StartupError(`Say which file: ${backupProjectUsage}`);
  if (existsSync(to)) throw new StartupError(`There is a file ${to} already; name another.`);
  const name = await database.longTransaction(async (tx) => {
    await beginSnapshot(tx);
    await writeBackup(to, dumpCompany(tx, id));
    return findProjectName(tx, id);
  });
  return [`What ${name} has entered is in ${to}.`];
}

/**
 * `projects restore`: restores the data that one company had entered, from a backup of it or of everything.
 * People, requests and other companies stay unchanged. @throws StartupError
 */
export async function restoreProject(database: Database, args: string[]): Promise<string[]> {
  const { project, from } = readOptions(args, { project: { type: 'string' }, from: { type: 'string' } });
  const id = await requireProject(database, project, restoreProjectUsage);
  if (!from) throw new StartupError(`Say which file: ${restoreProjectUsage}`);
  return database.longTransaction(async (tx) => {
    const tables = await restoreCompany(tx, id, readBackup(from));
    await notifyPeople(tx, id);
    await audit(tx, { projectId: id, actor: operator, area: 'carbon-accounting', action: 'restore' });
    await audit(tx, { projectId: id, actor: operator, area: 'self-assessment', action: 'restore' });
    return [
      ...tables.map(({ name, rows }) => `${name}\t${rows}`),
      `What ${await findProjectName(tx, id)} had entered is back. Its answers are drafts: customers see what was submitted until somebody submits again.`,
    ];
  });
}

const restored: readonly RealtimeEvent['type'][] = [
  ...(['activity', 'spend', 'spend-distribution', 'supplier-input', 'product'] as const),
  ...(['emissions', 'accounting-settings', 'company-questions', 'business-segment'] as const),
  'sustainability-report',
];

async function notifyPeople(tx: Queryable, projectId: number): Promise<void> {
  for (const type of restored) await publish(tx, { type, action: 'import', projectId });
}
