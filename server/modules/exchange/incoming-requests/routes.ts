import { ProjectParams } from '../../../../core/contracts/common';
import { ExchangePartnerParams } from '../../../../core/contracts/exchange-partners';
import {
  ExchangeRequestAnswer,
  ExchangeRequestList,
  FulfilRequestBody,
  RejectRequestBody,
} from '../../../../core/contracts/exchange-requests';
import type { Database } from '../../../lib/database';
import type { TypedApp } from '../../../lib/typed-app';
import { memberOf } from '../../../plugins/access/guard';
import { fulfilRequest, rejectRequest, type AnswerParts } from './respond';
import { findRequests } from './repository';

/** Footprints that partners request, and the answers to them. */
export function registerIncomingRequests(app: TypedApp, database: Database, parts: AnswerParts): void {
  const path = '/api/ca-exchange-requests/project/:projectId';
  const managing = { access: 'project', permission: 'carbon:manage', clients: 'carbon' } as const;
  const answer = { 200: ExchangeRequestAnswer };

  app.get(
    path,
    {
      config: { access: 'project', permission: 'carbon:view', clients: 'carbon' },
      schema: { params: ProjectParams, response: { 200: ExchangeRequestList } },
    },
    async ({ params: { projectId } }) => ({ data: await findRequests(database, projectId) }),
  );

  app.post(
    `${path}/:id/fulfil`,
    {
      config: managing,
      schema: { params: ExchangePartnerParams, body: FulfilRequestBody, response: answer },
    },
    async (request) => ({
      data: await fulfilRequest(request.tx, memberOf(request), request.params.id, request.body.data, parts),
    }),
  );

  app.post(
    `${path}/:id/reject`,
    {
      config: managing,
      schema: { params: ExchangePartnerParams, body: RejectRequestBody, response: answer },
    },
    async (request) => ({
      data: await rejectRequest(
        request.tx,
        memberOf(request),
        request.params.id,
        request.body.data.reason,
        parts,
      ),
    }),
  );
}
