import { findUsers } from '../modules/user-management/repository';
import type { Queryable } from '../plugins/database';
import { readOptions } from './options';
import { requireProject } from './require-project';

const page = 500;

/** `users --project N`: a line per person, read some at a time. @throws StartupError */
export async function* listUsers(db: Queryable, args: string[]): AsyncGenerator<string> {
  const values = readOptions(args, { project: { type: 'string' } });
  const project = await requireProject(db, values.project, 'users --project 1');
  for (let offset = 0; ; offset += page) {
    const { users } = await findUsers(db, project, page, offset);
    for (const { email, name, role, isMainUser } of users)
      yield [email, name, role, isMainUser ? 'main user' : ''].join('\t');
    if (users.length < page) return;
  }
}
