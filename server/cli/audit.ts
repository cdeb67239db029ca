import { verifyAudit } from '../modules/audit/verify';
import type { Database } from '../lib/database';
import { StartupError } from '../startup-error';
import { readOptions } from './options';
import { requireProject } from './require-project';

/**
 * `audit verify`: one line per project, with the last hash of its chain. Keeping these lines elsewhere makes
 * it possible to detect a trail that was rewritten as a whole.
 * @throws StartupError when a chain is broken, and for a project that does not exist
 */
export async function runAudit(database: Database, [action, ...args]: string[]): Promise<string[]> {
  if (action !== 'verify') throw new StartupError('Say what to do: audit verify');
  const { project } = readOptions(args, { project: { type: 'string' } });
  const example = 'audit verify --project 1';
  const id = project === undefined ? undefined : await requireProject(database, project, example);
  const found = await verifyAudit(database, id);
  const lines = found.map(({ projectId, name, entries, hash, brokenAt }) =>
    brokenAt === undefined
      ? `${projectId}\t${name}\t${entries} entries\t${hash || '-'}`
      : `${projectId}\t${name}\tBROKEN at entry ${brokenAt} of ${entries}`,
  );
  if (found.some(({ brokenAt }) => brokenAt !== undefined))
    throw new StartupError([...lines, 'The audit trail is not as it was written.'].join('\n'));
  return lines;
}
