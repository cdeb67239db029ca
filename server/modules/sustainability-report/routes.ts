import { Type } from 'typebox';
import { DeleteQuery } from '../../../core/contracts/ca-common';
import { ProjectParams } from '../../../core/contracts/common';
import {
  CreateReportBody,
  ReportParams,
  ReportSummaryList,
  SaveReportBody,
  SustainabilityReportAnswer,
} from '../../../core/contracts/sustainability-report';
import type { Database } from '../../lib/database';
import type { TypedApp } from '../../lib/typed-app';
import { memberOf } from '../../plugins/access/guard';
import { registerReportEvidence } from './evidence';
import { createReport, getReport, listReports, removeReport, saveReport } from './service';
import type { ReportSources } from './sources';

/**
 * Sustainability reports (VSME) by year. Every user of the project may fill them in, as with the
 * self-assessment.
 */
export async function registerSustainabilityReports(
  app: TypedApp,
  database: Database,
  sources: ReportSources,
): Promise<void> {
  await registerReportEvidence(app, database);
  const path = '/api/sustainability-reports/project/:projectId';
  const config = { access: 'project', clients: 'assessment' } as const;
  const answer = { 200: SustainabilityReportAnswer };

  app.get(
    path,
    {
      config: { ...config, reads: 'list' },
      schema: { params: ProjectParams, response: { 200: ReportSummaryList } },
    },
    async ({ params, db }) => ({ data: await listReports(db, params.projectId, sources) }),
  );

  app.post(
    path,
    { config, schema: { params: ProjectParams, body: CreateReportBody, response: answer } },
    async (request) => ({ data: await createReport(request.tx, memberOf(request), request.body, sources) }),
  );

  app.get(
    `${path}/:year`,
    { config: { ...config, reads: 'report' }, schema: { params: ReportParams, response: answer } },
    async ({ params: { projectId, year }, db }) => ({
      data: await getReport(db, projectId, year, sources),
    }),
  );

  app.post(
    `${path}/:year/save`,
    { config, schema: { params: ReportParams, body: SaveReportBody, response: answer } },
    async (request) => ({
      data: await saveReport(request.tx, memberOf(request), request.params.year, request.body, sources),
    }),
  );

  app.delete(
    `${path}/:year`,
    {
      config,
      schema: {
        params: ReportParams,
        querystring: DeleteQuery,
        response: { 200: Type.Object({ data: Type.Null() }) },
      },
    },
    async (request) => {
      const { params, query } = request;
      const removed = { year: params.year, seen: query.version };
      await removeReport(request.tx, memberOf(request), removed, sources);
      return { data: null };
    },
  );
}
