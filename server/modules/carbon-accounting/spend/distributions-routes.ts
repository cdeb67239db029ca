import { RecordParams } from '../../../../core/contracts/ca-common';
import {
  CreateSpendDistributionBody,
  SpendDistributionAnswer,
  SpendDistributionList,
  UpdateSpendDistributionBody,
  type SpendDistribution,
} from '../../../../core/contracts/ca-spend-distributions';
import { ProjectParams } from '../../../../core/contracts/common';
import type { Database } from '../../../lib/database';
import type { TypedApp } from '../../../lib/typed-app';
import { authorOf, managing, recordPath, registerRecordRoutes } from '../records/record-routes';
import { findUnknownSectors } from './distributions-repository';
import {
  createDistribution,
  distributionKind,
  subjectOfDistribution,
  updateDistribution,
} from './distributions-service';

const name = 'ca-spend-distributions';

/** The sectors that a company's purchases of a year went to. */
export function registerSpendDistributions(app: TypedApp, database: Database): void {
  registerRecordRoutes<SpendDistribution, SpendDistribution>(app, database, {
    ...distributionKind,
    name,
    event: 'spend-distribution',
    schemas: { list: SpendDistributionList, answer: SpendDistributionAnswer },
    present: async (_db, _projectId, rows) => [...rows],
    yearOf: ({ year }) => year,
    subjectOf: subjectOfDistribution,
    orphans: { find: findUnknownSectors, nameOf: ({ scope3SectorId }) => String(scope3SectorId) },
  });

  app.post(
    `${recordPath(name)}/create`,
    {
      config: managing,
      schema: {
        params: ProjectParams,
        body: CreateSpendDistributionBody,
        response: { 200: SpendDistributionAnswer },
      },
    },
    async (request) => ({ data: await createDistribution(authorOf(request), request.body.data) }),
  );

  app.put(
    `${recordPath(name)}/:id`,
    {
      config: managing,
      schema: {
        params: RecordParams,
        body: UpdateSpendDistributionBody,
        response: { 200: SpendDistributionAnswer },
      },
    },
    async (request) => ({
      data: await updateDistribution(authorOf(request), request.params.id, request.body.data),
    }),
  );
}
