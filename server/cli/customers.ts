import type { Queryable } from '../lib/database';

export interface Customer {
  id: number;
  name: string;
  country: string;
}

/** Companies with this project id or this name, ignoring case. */
export async function findCustomers(db: Queryable, nameOrId: string): Promise<Customer[]> {
  const id = /^\d{1,9}$/.test(nameOrId) ? Number(nameOrId) : null;
  return db.query<Customer>(
    `select p.id, p.name, c.country from projects p join company_profiles c on c.project_id = p.id
      where p.id = $1 or lower(p.name) = lower($2) order by p.id limit 10`,
    [id, nameOrId.trim()],
  );
}
