import {
  AskedFootprintAnswer,
  AskedFootprintList,
  AskedPartyList,
  AskFootprintBody,
} from '../../../../core/contracts/ca-asked-footprints';
import { ProjectParams } from '../../../../core/contracts/common';
import type { Database } from '../../../lib/database';
import type { TypedApp } from '../../../lib/typed-app';
import { memberOf } from '../../../plugins/access/guard';
import { findRequested, findParties } from './repository';
import { requestFootprint, type FootprintRequests } from './service';

/** Footprints that the company requests from suppliers and partners. */
export function registerRequestedFootprints(
  app: TypedApp,
  database: Database,
  footprintRequests: FootprintRequests,
): void {
  const path = '/api/ca-asked-footprints/project/:projectId';
  const reading = { access: 'project', permission: 'carbon:view', clients: 'carbon' } as const;

  app.get(
    path,
    { config: reading, schema: { params: ProjectParams, response: { 200: AskedFootprintList } } },
    async ({ params: { projectId } }) => ({ data: await findRequested(database, projectId) }),
  );

  app.get(
    `${path}/parties`,
    { config: reading, schema: { params: ProjectParams, response: { 200: AskedPartyList } } },
    async ({ params: { projectId } }) => ({ data: await findParties(database, projectId) }),
  );

  app.post(
    path,
    {
      // It may send an unsolicited mail.
      config: {
        access: 'project',
        permission: 'carbon:manage',
        clients: 'carbon',
        rateLimit: { max: 120, timeWindow: '1 minute' },
      },
      schema: { params: ProjectParams, body: AskFootprintBody, response: { 200: AskedFootprintAnswer } },
    },
    async (request) => ({
      data: await requestFootprint(request.tx, memberOf(request), request.body, footprintRequests),
    }),
  );
}
