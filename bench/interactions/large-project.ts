import { findPerformances } from '../../server/modules/business-segments/performances-repository';
import { calculateIn } from '../../server/modules/carbon-accounting/results/calculation';
import type { Database } from '../../server/lib/database';
import { storeBigYear } from '../carbon/big-year';

const suppliers = 10_000;

/** Gives the demo supplier calculated accounts and the largest supply chain the design allows; returns the year. */
export async function enlarge(database: Database): Promise<number> {
  const { projectId, year } = await storeBigYear(database, { activities: 5_000, supplierInputs: 10_000 });
  await database.query(
    `insert into linkings (requester_project_id, supplier_name, supplier_number, supplier_email,
       requested_sector, requested_country, status, created_at, last_requested_at)
     select $1, (array['Gießerei', 'Stahlwerk', 'Kunststoff'])[1 + n % 3] || ' ' || md5(n::text), n::text,
       'contact-' || n || '@supplier-' || n || '.example',
       (array['STEEL', 'CASTINGS_FORGINGS', 'PACKAGING'])[1 + n % 3], (array['DE', 'AT', 'CN', 'FR'])[1 + n % 4],
       (array['invited', 'accepted', 'declined'])[1 + n % 3], now() - n * interval '1 minute',
       now() - n * interval '1 minute'
     from generate_series(1, $2::integer) n`,
    [projectId, suppliers],
  );
  await database.transaction((tx) => calculateIn(tx, { projectId, year }, { findPerformances }));
  return year;
}
