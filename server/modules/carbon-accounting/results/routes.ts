import { Deleted, YearParams } from '../../../../core/contracts/ca-common';
import {
  CalculateBody,
  CalculationAnswer,
  EmissionResultList,
  EmissionResultQuery,
} from '../../../../core/contracts/ca-emission-results';
import {
  CopyYearAnswer,
  CopyYearBody,
  YearOverviewList,
  YearReportAnswer,
} from '../../../../core/contracts/ca-years';
import { ProjectParams } from '../../../../core/contracts/common';
import { memberOf } from '../../../plugins/access/guard';
import { ApiError } from '../../../lib/api-error';
import type { Database } from '../../../lib/database';
import { pageOf, rangeOf } from '../../../lib/paging';
import type { TypedApp } from '../../../lib/typed-app';
import { calculate } from './calculation';
import { copyYear } from '../copying/copy-year';
import { refuseYear } from '../records/errors';
import type { SegmentPerformances } from '../suppliers/linkings';
import { authorOf, managing, reading, recordPath } from '../records/record-routes';
import { countResults, findResults } from './read-repository';
import { listYears, reportYear } from './year-reports';
import { removeResults } from './remove-results';

/** In the specification's words. */
const invalidCalculation = 'Invalid projectId or year';

export interface CalculationParts extends SegmentPerformances {
  /** Called with the milliseconds that each calculation took. */
  onCalculated(durationMs: number): void;
}

/** The results of a company's years. */
export function registerResults(app: TypedApp, database: Database, parts: CalculationParts): void {
  const path = recordPath('ca-emission-results');

  app.get(
    path,
    {
      config: { ...reading, reads: 'list' },
      schema: {
        params: ProjectParams,
        querystring: EmissionResultQuery,
        response: { 200: EmissionResultList },
      },
    },
    async ({ params: { projectId }, query, db }) => {
      const filter = { projectId, ...query };
      const total = await countResults(db, filter);
      const data = await findResults(db, filter, rangeOf(query));
      return { data, meta: { pagination: pageOf(query, total) } };
    },
  );

  app.get(
    `${path}/years`,
    {
      config: { ...reading, reads: 'list' },
      schema: { params: ProjectParams, response: { 200: YearOverviewList } },
    },
    async ({ params, db }) => ({ data: await listYears(db, params.projectId) }),
  );

  app.get(
    `${path}/year/:year`,
    {
      config: { ...reading, reads: 'report' },
      schema: { params: YearParams, response: { 200: YearReportAnswer } },
    },
    async ({ params, db }) => ({ data: await reportYear(db, params.projectId, params.year) }),
  );

  app.post(
    `${path}/calculate`,
    {
      config: { ...managing, ownTransaction: true, badProjectId: invalidCalculation },
      schema: { params: ProjectParams, body: CalculateBody, response: { 200: CalculationAnswer } },
    },
    async (request) => {
      const { projectId, email } = memberOf(request);
      const subject = { projectId, year: readYear(request.body.year) };
      const data = await calculate(database, { ...subject, person: email }, parts);
      parts.onCalculated(data.durationMs);
      return { data };
    },
  );

  app.delete(
    `${path}/year/:year`,
    { config: managing, schema: { params: YearParams, response: { 200: Deleted } } },
    async (request) => {
      const deleted = await removeResults(authorOf(request), request.params.year);
      return { data: { deleted, total: deleted } };
    },
  );

  app.post(
    `${path}/year/:year/copy`,
    {
      config: managing,
      schema: { params: YearParams, body: CopyYearBody, response: { 200: CopyYearAnswer } },
    },
    async (request) => ({
      data: await copyYear(authorOf(request), request.body.from, request.params.year),
    }),
  );
}

/** Refuses a missing or invalid year in the specification's words. */
function readYear(value: unknown): number {
  const year = typeof value === 'string' && /^\d{4}$/.test(value) ? Number(value) : value;
  if (year === undefined || year === null || year === '')
    throw new ApiError(400, 'YEAR_MISSING', 'Both projectId and year are required for calculation');
  if (typeof year !== 'number' || !Number.isInteger(year))
    throw new ApiError(400, 'YEAR_INVALID', invalidCalculation);
  refuseYear(year);
  return year;
}
