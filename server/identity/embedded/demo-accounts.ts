import type { Queryable } from '../../lib/database';
import type { DemoAccount } from './pages/demo-accounts';

/** Accounts that still have the public password of the demonstration. */
export function findDemoAccounts(db: Queryable): Promise<DemoAccount[]> {
  return db.query<DemoAccount>(
    `select a.email, full_name(u.first_name, u.last_name) as name, p.name as company
       from accounts a join users u on u.email = a.email and u.proved_at is not null
       join projects p on p.id = u.project_id
      where a.loopback_only
      order by p.id, u.is_main_user desc, a.email`,
    [],
  );
}
