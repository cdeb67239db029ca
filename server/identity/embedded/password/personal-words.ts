import type { Queryable } from '../../../lib/database';

/** What an outsider knows about the owner of an address: the address itself, names, company. */
export async function findPersonalWords(db: Queryable, email: string): Promise<string[]> {
  const people = await db.query<{ words: string[] }>(
    `select array[u.first_name, u.last_name, p.name] as words
       from users u join projects p on p.id = u.project_id where u.email = $1`,
    [email],
  );
  return [email, ...people.flatMap(({ words }) => words)];
}
