import { RecordParams } from '../../../../core/contracts/ca-common';
import { EvidenceList } from '../../../../core/contracts/ca-evidence';
import type { Database } from '../../../lib/database';
import { maxFiles } from '../../../lib/evidence/attach-file';
import type { TypedApp } from '../../../lib/typed-app';
import { registerEvidenceRoutes } from '../../../plugins/evidence-routes';
import { managing, reading, recordPath } from '../records/record-routes';
import { countBills, evidenceOfRecord } from './repository';

/** Bills below their activity record, and studies below the line of a product; neither need exist yet. */
export async function registerEvidence(app: TypedApp, database: Database): Promise<void> {
  for (const name of ['ca-activities-data', 'ca-product-lines'])
    await registerEvidenceRoutes(app, database, {
      path: `${recordPath(name)}/:id/evidence`,
      access: { reading, managing },
      schemas: { params: RecordParams, list: EvidenceList },
      table: evidenceOfRecord,
      most: async (tx, { projectId, id }) => maxFiles + (await countBills(tx, projectId, id)),
      area: 'carbon-accounting',
    });
}
