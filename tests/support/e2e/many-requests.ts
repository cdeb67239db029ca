import { openEmbeddedDatabase } from '../../../server/database/embedded';
import type { ProductServer } from './product-server';

/** Gives Alpenguss this many more open requests of Nordwerk, while the server is stopped. */
export async function addRequests(server: ProductServer, count: number): Promise<string[]> {
  const database = await openEmbeddedDatabase(server.folder);
  try {
    const rows = await database.query<{ id: string }>(
      `insert into linkings (requester_project_id, supplier_project_id, supplier_name, supplier_email,
                             requested_sector, requested_country, message)
       select requester.id, supplier.id, 'Alpenguss', 'info@alpenguss.example', 'STEEL', 'DE', 'Request ' || number
         from projects requester, projects supplier, generate_series(1, $1::integer) number
        where requester.name = 'Nordwerk Automotive AG' and supplier.name = 'Alpenguss GmbH'
       returning id`,
      [count],
    );
    return rows.map(({ id }) => id);
  } finally {
    await database.close();
  }
}
