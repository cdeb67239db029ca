import { ProjectParams } from '../../../../core/contracts/common';
import {
  AskedFootprintAnswer,
  AskedFootprintList,
  AskFootprintBody,
} from '../../../../core/contracts/exchange-asked';
import { ExchangePartnerParams } from '../../../../core/contracts/exchange-partners';
import type { Database } from '../../../lib/database';
import type { TypedApp } from '../../../lib/typed-app';
import { memberOf } from '../../../plugins/access/guard';
import { sendRequest } from './send-request';
import { findRequests } from './repository';

/**
 * Footprints requested from partners.
 * @param source of our events, in the format of the specification
 */
export function registerOutgoingRequests(app: TypedApp, database: Database, source: string): void {
  app.get(
    '/api/ca-exchange-asked/project/:projectId',
    {
      config: { access: 'project', permission: 'carbon:view', clients: 'carbon' },
      schema: { params: ProjectParams, response: { 200: AskedFootprintList } },
    },
    async ({ params: { projectId } }) => ({ data: await findRequests(database, projectId) }),
  );

  app.post(
    '/api/ca-exchange-partners/project/:projectId/:id/ask',
    {
      config: { access: 'project', permission: 'carbon:manage', clients: 'carbon' },
      schema: {
        params: ExchangePartnerParams,
        body: AskFootprintBody,
        response: { 200: AskedFootprintAnswer },
      },
    },
    async (request) => ({
      data: await sendRequest(request.tx, memberOf(request), request.params.id, request.body.data, source),
    }),
  );
}
