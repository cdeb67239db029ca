import {
  ActivityRecordAnswer,
  ActivityRecordList,
  CreateActivityBody,
  UpdateActivityBody,
  type ActivityRecord,
} from '../../../../core/contracts/ca-activities-data';
import { OwnActivityList } from '../../../../core/contracts/ca-own-activities';
import { RecordParams } from '../../../../core/contracts/ca-common';
import { ProjectParams } from '../../../../core/contracts/common';
import type { Database } from '../../../lib/database';
import type { TypedApp } from '../../../lib/typed-app';
import { maxFileBytes } from '../../../plugins/file-body';
import { findUnknownActivities, type ActivityRow } from './repository';
import {
  activityKindOfRecord,
  createActivity,
  presentActivities,
  subjectOfActivity,
  updateActivity,
} from './service';
import { removeEvidenceOfYear, removeUnlinkedEvidence } from '../evidence/repository';
import { authorOf, managing, reading, recordPath, registerRecordRoutes } from '../records/record-routes';
import { findBook } from '../factors/factor-books';

const name = 'ca-activities-data';

/** The energy a company burnt, used for driving and bought. */
export function registerActivities(app: TypedApp, database: Database): void {
  registerRecordRoutes<ActivityRow, ActivityRecord>(app, database, {
    ...activityKindOfRecord,
    name,
    event: 'activity',
    schemas: { list: ActivityRecordList, answer: ActivityRecordAnswer },
    present: presentActivities,
    yearOf: ({ year }) => year,
    subjectOf: subjectOfActivity,
    orphans: {
      find: async (db, projectId, year) =>
        findUnknownActivities(db, projectId, year, (await findBook(db, projectId)).activities.ids),
      nameOf: ({ activityId }) => String(activityId),
      afterRemoval: removeUnlinkedEvidence,
    },
    beforeYearRemoval: removeEvidenceOfYear,
  });

  app.get(
    recordPath('ca-own-activities'),
    { config: reading, schema: { params: ProjectParams, response: { 200: OwnActivityList } } },
    async ({ params: { projectId } }) => ({
      data: [...(await findBook(database, projectId)).activities.own],
    }),
  );

  app.post(
    `${recordPath(name)}/create`,
    {
      config: managing,
      bodyLimit: maxFileBytes,
      schema: { params: ProjectParams, body: CreateActivityBody, response: { 200: ActivityRecordAnswer } },
    },
    async (request) => ({ data: await createActivity(authorOf(request), request.body) }),
  );

  app.put(
    `${recordPath(name)}/:id`,
    {
      config: managing,
      bodyLimit: maxFileBytes,
      schema: { params: RecordParams, body: UpdateActivityBody, response: { 200: ActivityRecordAnswer } },
    },
    async (request) => ({
      data: await updateActivity(authorOf(request), request.params.id, request.body),
    }),
  );
}
