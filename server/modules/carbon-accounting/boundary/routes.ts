import { BoundaryAnswer, BoundaryBody } from '../../../../core/contracts/ca-boundary';
import { ProjectParams } from '../../../../core/contracts/common';
import type { Database } from '../../../lib/database';
import type { TypedApp } from '../../../lib/typed-app';
import { authorOf, managing, reading, recordPath } from '../records/record-routes';
import { findBoundary } from './repository';
import { changeBoundary } from './service';

/** What the accounts of a project cover. Results keep the boundary that they were calculated with. */
export function registerBoundary(app: TypedApp, database: Database): void {
  const path = recordPath('ca-boundary');
  app.get(
    path,
    { config: reading, schema: { params: ProjectParams, response: { 200: BoundaryAnswer } } },
    async ({ params: { projectId } }) => ({ data: await findBoundary(database, projectId) }),
  );

  app.put(
    path,
    {
      config: managing,
      schema: { params: ProjectParams, body: BoundaryBody, response: { 200: BoundaryAnswer } },
    },
    async (request) => ({ data: await changeBoundary(authorOf(request), request.body.data) }),
  );
}
