import { resolve } from 'node:path';
import { findProjectName } from '../lib/project-name';
import type { Database } from '../lib/database';
import { StartupError } from '../startup-error';
import { exportCompany } from '../transfer/export-company';
import { beginSnapshot } from '../transfer/snapshot';
import { readOptions } from './options';
import { requireProject } from './require-project';

export const exportProjectUsage = 'projects export --project N --to FOLDER';

/** `projects export`: all data of one company, as JSON and files, into a new folder. @throws StartupError */
export async function exportProject(database: Database, args: string[]): Promise<string[]> {
  const { project, to } = readOptions(args, { project: { type: 'string' }, to: { type: 'string' } });
  const id = await requireProject(database, project, exportProjectUsage);
  if (!to) throw new StartupError(`Say where to: ${exportProjectUsage}`);
  const folder = resolve(to);
  const tables = await database.longTransaction(async (tx) => {
    await beginSnapshot(tx);
    const name = await findProjectName(tx, id);
    return exportCompany(tx, id, { name, folder }).catch((error: unknown) => {
      throw (error as NodeJS.ErrnoException).syscall
        ? new StartupError(`${folder} cannot be written: ${(error as Error).message}`)
        : error;
    });
  });
  return [
    ...tables.filter(({ rows }) => rows > 0).map(({ name, rows }) => `${name}\t${rows}`),
    `Everything of project ${id} is in ${folder}; its README.md says what is what.`,
  ];
}
