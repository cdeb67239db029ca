import { YearParams } from '../../../../core/contracts/ca-common';
import { EvidenceList } from '../../../../core/contracts/ca-evidence';
import { notFound } from '../../../lib/api-error';
import type { Database } from '../../../lib/database';
import { evidenceTable } from '../../../lib/evidence/evidence-table';
import type { TypedApp } from '../../../lib/typed-app';
import { registerEvidenceRoutes } from '../../../plugins/evidence-routes';
import { managing, reading, recordPath } from '../records/record-routes';
import { lockVerification } from './repository';

const columns = 'id, name, type, bytes, sha256, created_by as "createdBy", created_at as "createdAt"';

const table = evidenceTable<YearParams>(({ projectId, year }) => [projectId, year], {
  find: `select ${columns} from ca_verification_evidence where project_id = $1 and year = $2 order by created_at, id`,
  insert: `insert into ca_verification_evidence (project_id, year, name, type, bytes, sha256, content, created_by)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
  read: 'select name, type, content from ca_verification_evidence where project_id = $1 and year = $2 and id = $3',
  remove:
    'delete from ca_verification_evidence where project_id = $1 and year = $2 and id = $3 returning name',
});

/** The verifier's statement on the account of a year, as files. */
export const registerVerificationEvidence = (app: TypedApp, database: Database): Promise<void> =>
  registerEvidenceRoutes(app, database, {
    path: `${recordPath('ca-verifications')}/year/:year/evidence`,
    access: { reading, managing },
    schemas: { params: YearParams, list: EvidenceList },
    table,
    /** Also of a withdrawn verification, so that the removal of a file can be undone. */
    async lock(tx, place) {
      const { version } = await lockVerification(tx, place);
      if (version === 0) throw notFound(`A verification of ${place.year}`);
    },
    event: ({ year }) => ({ type: 'emissions', year }),
    area: 'carbon-accounting',
  });
