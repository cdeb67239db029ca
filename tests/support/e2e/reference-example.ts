import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manageFactors } from '../../../server/cli/factors';
import { openEmbeddedDatabase } from '../../../server/database/embedded';
import { accounts } from './accounts';
import type { ProductServer } from './product-server';

/** A year without data in the demo world. */
export const referenceYear = 2012;

/** Its performance is set to the 20 percent of the example; it is in the company's own country. */
export const linkedSupplier = 'Donaumetall Recycling GmbH';

const description = {
  id: 'reference-example',
  title: 'The reference example',
  sources: {
    example: {
      publisher: 'Reference example',
      edition: '1',
      licence: 'own',
      boundary: 'as the example has it',
    },
  },
};
const factors = [
  ['gas', 'activity/101', '', '0.18290', 'kWh'],
  ['diesel', 'activity/201', '', '2.51279', 'l'],
  ['heat', 'activity/421', '', '0.17965', 'kWh'],
  ['grid', 'grid', 'DE', '0.34413992', 'kWh'],
  ['contract', 'contract', '', '0', 'kWh'],
  ['steel', 'spend/STEEL_MILL_PRODUCTS', '', '3.83924', 'USD'],
  ['steel-abroad', 'spend/STEEL_MILL_PRODUCTS', 'CN', '4.515196', 'USD'],
  ['plastics', 'spend/PLASTIC_PARTS', '', '0.367736', 'USD'],
  ['tyres', 'spend/TYRES', '', '0.102923', 'USD'],
  // The example leaves the supply of fuels out.
  ['gas-supply', 'well-to-tank/101', '', '0', 'kWh'],
  ['diesel-supply', 'well-to-tank/201', '', '0', 'l'],
  ['heat-supply', 'well-to-tank/421', '', '0', 'kWh'],
];
const header = 'id,key,country,value,unit,forYear,source,year,geography,dataQuality,uncertaintyPercent';

/** Answers like the supplier of the example: for the purchased sector, and for a time before the year. */
const submitted = {
  performance: { today: 20, inOneYear: 20, inThreeYears: 20 },
  BusinessSegmentAnswers: [{ questionId: 'dataYear', value: 2000 }],
};

/**
 * Uses the factors of the example for the company's accounts, and makes Luis Ortega an administrator, so that two
 * people can manage them. Done on the operator's command line, with the server stopped.
 */
export async function prepareReferenceExample(server: ProductServer): Promise<void> {
  await server.stop();
  const folder = join(server.folder, 'reference-example');
  mkdirSync(folder);
  writeFileSync(join(folder, 'set.json'), JSON.stringify(description));
  const lines = factors.map((cells) => [...cells, '', 'example', '', 'GLOBAL', '2', '5'].join(','));
  writeFileSync(join(folder, 'factors.csv'), [header, ...lines].join('\n'));
  const database = await openEmbeddedDatabase(server.folder);
  try {
    const [company] = await database.query<{ id: number }>(
      'select project_id as id from users where email = $1',
      [accounts.admin.email],
    );
    await manageFactors(database, ['add', folder]);
    await manageFactors(database, ['use', '--project', String(company?.id), '--set', description.id]);
    await database.query("update users set role = 'Admin' where email = $1", [accounts.user.email]);
    await database.query(
      `update business_segments s set submitted_performance = 20, sector_code = 'STEEL',
              submitted = submitted || $2::jsonb
         from linkings l
        where l.supplier_project_id = s.project_id and l.supplier_name = $1`,
      [linkedSupplier, JSON.stringify(submitted)],
    );
    await database.query("update linkings set requested_sector = 'STEEL' where supplier_name = $1", [
      linkedSupplier,
    ]);
  } finally {
    await database.close();
  }
  await server.start();
}
