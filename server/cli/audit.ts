import { parseArgs } from 'node:util';
import { verifyAudit } from '../modules/audit/verify';
import type { Database } from '../plugins/database';
import { StartupError } from '../startup-error';

/**
 * `audit verify`: one line per project, with the hash its chain ends in. Whoever keeps these lines elsewhere will
 * notice a trail that was written anew as a whole.
 * @throws StartupError when a chain is broken
 */
export async function runAudit(database: Database, args: string[]): Promise<string[]> {
  const found = await verifyAudit(database, readProject(args));
  const lines = found.map(({ projectId, name, entries, hash, brokenAt }) =>
    brokenAt === undefined
      ? `${projectId}\t${name}\t${entries} entries\t${hash || '-'}`
      : `${projectId}\t${name}\tBROKEN at entry ${brokenAt} of ${entries}`,
  );
  if (found.some(({ brokenAt }) => brokenAt !== undefined))
    throw new StartupError([...lines, 'The audit trail is not as it was written.'].join('\n'));
  return lines;
}

function readProject(args: string[]): number | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { project: { type: 'string' } },
    });
    if (positionals.join(' ') !== 'verify') throw new StartupError('Say what to do: audit verify');
    if (values.project === undefined) return undefined;
    const project = Number(values.project);
    if (!Number.isSafeInteger(project)) throw new StartupError('Say which project: audit verify --project 1');
    return project;
  } catch (error) {
    throw new StartupError((error as Error).message);
  }
}
