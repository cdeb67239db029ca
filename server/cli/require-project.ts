import { hasProject } from '../modules/factor-sets/repository';
import type { Queryable } from '../lib/database';
import { StartupError } from '../startup-error';
import { readProject } from './options';

/**
 * The number of an existing project.
 * @param example how the command is written, for the error message
 * @throws StartupError for anything that is not a project number, and for an unknown project
 */
export async function requireProject(
  db: Queryable,
  value: string | undefined,
  example: string,
): Promise<number> {
  const id = readProject(value, example);
  if (await hasProject(db, id)) return id;
  throw new StartupError(`There is no project "${id}"; see projects.`);
}
