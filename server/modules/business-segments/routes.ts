import { Type } from 'typebox';
import {
  BenchmarkAnswer,
  BusinessSegmentAnswer,
  BusinessSegmentList,
  CreateSegmentBody,
  ImportAnswersBody,
  ImportAnswersResult,
  SaveAndCalcBody,
} from '../../../core/contracts/business-segments';
import { PageQuery, ProjectParams } from '../../../core/contracts/common';
import { memberOf } from '../../plugins/access/guard';
import type { Database } from '../../lib/database';
import { registerPopulate } from '../../plugins/populate';
import type { TypedApp } from '../../lib/typed-app';
import * as service from './service';

const SegmentParams = Type.Object({
  ...ProjectParams.properties,
  segmentId: Type.String({ format: 'uuid', errorMessage: 'Document ID is required' }),
});

const SectorParams = Type.Object({
  sectorCode: Type.String({ pattern: '^[A-Z0-9_]{1,60}$', errorMessage: 'Sector code is required' }),
});

/** The segments that a company answers. Every user of the project may answer. */
export function registerBusinessSegments(app: TypedApp, database: Database): void {
  const path = '/api/business-segments/project/:projectId';
  const config = { access: 'project', clients: 'assessment' } as const;

  app.get(
    path,
    {
      config: { ...config, reads: 'list' },
      schema: { params: ProjectParams, querystring: PageQuery, response: { 200: BusinessSegmentList } },
    },
    (request) => service.listSegments(request.db, request.params.projectId, request.query),
  );

  app.post(
    `${path}/create`,
    {
      config,
      schema: { params: ProjectParams, body: CreateSegmentBody, response: { 200: BusinessSegmentAnswer } },
    },
    async (request) => ({
      data: await service.createSegment(request.tx, memberOf(request), request.body),
    }),
  );

  app.delete(
    `${path}/:segmentId`,
    { config, schema: { params: SegmentParams, response: { 200: Type.Object({ message: Type.String() }) } } },
    async (request) => {
      await service.removeSegment(request.tx, memberOf(request), request.params.segmentId);
      return { message: 'Segment removed' };
    },
  );

  registerPopulate(app, path, 'assessment', (tx, { projectId }) => service.populate(tx, projectId));

  app.post(
    `${path}/save-and-calc`,
    {
      config,
      schema: { params: ProjectParams, body: SaveAndCalcBody, response: { 200: BusinessSegmentAnswer } },
    },
    async (request) => ({
      data: await service.saveAndCalc(request.tx, memberOf(request), request.body),
    }),
  );

  app.post(
    `${path}/import-answers`,
    {
      config,
      schema: { params: ProjectParams, body: ImportAnswersBody, response: { 200: ImportAnswersResult } },
    },
    (request) => service.importAnswers(request.tx, memberOf(request), request.body),
  );

  app.get(
    '/api/business-segments/benchmarks/:sectorCode',
    {
      config: { access: 'user', clients: 'assessment' },
      schema: { params: SectorParams, response: { 200: BenchmarkAnswer } },
    },
    async (request) => ({ data: await service.benchmark(database, request.params.sectorCode) }),
  );
}
