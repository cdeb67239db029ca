import { RecordParams } from '../../../../core/contracts/ca-common';
import {
  CreateSpendVolumeBody,
  SpendVolumeAnswer,
  SpendVolumeList,
  UpdateSpendVolumeBody,
  type SpendVolume,
} from '../../../../core/contracts/ca-spend-volumes';
import { ProjectParams } from '../../../../core/contracts/common';
import type { Database } from '../../../lib/database';
import type { TypedApp } from '../../../lib/typed-app';
import { authorOf, managing, recordPath, registerRecordRoutes } from '../records/record-routes';
import { createVolume, subjectOfVolume, updateVolume, volumeKind } from './volumes-service';

const name = 'ca-spend-volumes';

/** A company's turnover and the part of it spent on purchases. */
export function registerSpendVolumes(app: TypedApp, database: Database): void {
  registerRecordRoutes<SpendVolume, SpendVolume>(app, database, {
    ...volumeKind,
    name,
    event: 'spend',
    schemas: { list: SpendVolumeList, answer: SpendVolumeAnswer },
    present: async (_db, _projectId, rows) => [...rows],
    yearOf: ({ year }) => year,
    subjectOf: subjectOfVolume,
  });

  app.post(
    `${recordPath(name)}/create`,
    {
      config: managing,
      schema: { params: ProjectParams, body: CreateSpendVolumeBody, response: { 200: SpendVolumeAnswer } },
    },
    async (request) => ({ data: await createVolume(authorOf(request), request.body.data) }),
  );

  app.put(
    `${recordPath(name)}/:id`,
    {
      config: managing,
      schema: { params: RecordParams, body: UpdateSpendVolumeBody, response: { 200: SpendVolumeAnswer } },
    },
    async (request) => ({
      data: await updateVolume(authorOf(request), request.params.id, request.body.data),
    }),
  );
}
