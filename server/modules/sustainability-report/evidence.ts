import type { Static } from 'typebox';
import {
  ReportEvidenceAnswer,
  ReportEvidenceQuery,
  ReportParams,
  type ReportEvidenceFile,
} from '../../../core/contracts/sustainability-report';
import { notFound } from '../../lib/api-error';
import type { Database } from '../../lib/database';
import { evidenceTable } from '../../lib/evidence/evidence-table';
import type { TypedApp } from '../../lib/typed-app';
import { registerEvidenceRoutes } from '../../plugins/evidence-routes';
import { lockReport, raiseVersion } from './repository';

const columns =
  'id, disclosure, name, type, bytes, sha256, created_by as "createdBy", created_at as "createdAt"';

export const evidenceOfReport = evidenceTable<ReportParams, ReportEvidenceFile>(
  ({ projectId, year }) => [projectId, year],
  {
    find: `select ${columns} from sustainability_evidence where project_id = $1 and year = $2 order by created_at, id`,
    insert: `insert into sustainability_evidence
        (project_id, year, name, type, bytes, sha256, content, created_by, disclosure, version)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${columns}`,
    read: 'select name, type, content from sustainability_evidence where project_id = $1 and year = $2 and id = $3',
    remove:
      'delete from sustainability_evidence where project_id = $1 and year = $2 and id = $3 returning name',
  },
);

const access = { access: 'project', clients: 'assessment' } as const;

/** Files of the disclosures of a report; the report itself lists them. */
export const registerReportEvidence = (app: TypedApp, database: Database): Promise<void> =>
  registerEvidenceRoutes(app, database, {
    path: '/api/sustainability-reports/project/:projectId/:year/evidence',
    access: { reading: access, managing: access },
    schemas: { params: ReportParams, query: ReportEvidenceQuery, answer: ReportEvidenceAnswer },
    table: evidenceOfReport,
    async lock(tx, { projectId, year }) {
      const report = await lockReport(tx, projectId, year);
      if (!report) throw notFound(`A sustainability report of ${year}`);
      return report;
    },
    among: (file, { disclosure }: Static<typeof ReportEvidenceQuery>) => file.disclosure === disclosure,
    async insert(tx, place, file, { query, parent }) {
      const version = parent.version + 1;
      await raiseVersion(tx, { ...place, email: file.createdBy, version });
      return evidenceOfReport.insert(tx, place, file, query.disclosure, version);
    },
    event: ({ year }) => ({ type: 'sustainability-report', year }),
    area: 'sustainability-report',
  });
