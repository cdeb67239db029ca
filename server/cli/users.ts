import { parseArgs } from 'node:util';
import { findUsers } from '../modules/user-management/repository';
import type { Queryable } from '../plugins/database';
import { StartupError } from '../startup-error';

const page = 500;

/** `users --project N`: a line per person, read some at a time. @throws StartupError */
export async function* listUsers(db: Queryable, args: string[]): AsyncGenerator<string> {
  const project = readProject(args);
  for (let offset = 0; ; offset += page) {
    const { users } = await findUsers(db, project, page, offset);
    for (const { email, name, role, isMainUser } of users)
      yield [email, name, role, isMainUser ? 'main user' : ''].join('\t');
    if (users.length < page) return;
  }
}

function readProject(args: string[]): number {
  try {
    const { project } = parseArgs({ args, options: { project: { type: 'string' } } }).values;
    if (project !== undefined && /^[1-9]\d{0,8}$/.test(project)) return Number(project);
  } catch (error) {
    throw new StartupError((error as Error).message);
  }
  throw new StartupError('Say which project: users --project 1');
}
