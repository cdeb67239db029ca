import { openEmbeddedDatabase } from '../../server/database/embedded';

/** Adds 1,000 newer requests to a person's project; the server must be stopped. */
export async function addThousandRequests(dataFolder: string, userEmail: string): Promise<void> {
  const database = await openEmbeddedDatabase(dataFolder);
  try {
    await database.query(
      `insert into linkings (requester_project_id, supplier_project_id, supplier_name, supplier_number,
         supplier_email, requested_sector, requested_country, status, last_requested_at)
       select requester_project_id, supplier_project_id, supplier_name, supplier_number || '-' || number,
         supplier_email, requested_sector, requested_country, status, last_requested_at - number * interval '1 hour'
       from generate_series(1, 1000) as number
       join lateral (
         select * from linkings
         where supplier_project_id = (select project_id from users where email = $1)
         order by md5(id::text || number)
         limit 1
       ) as model on true`,
      [userEmail],
    );
  } finally {
    await database.close();
  }
}
