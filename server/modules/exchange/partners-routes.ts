import { Deleted } from '../../../core/contracts/ca-common';
import { ProjectParams } from '../../../core/contracts/common';
import {
  ExchangePartnerAnswer,
  ExchangePartnerBody,
  ExchangePartnerList,
  ExchangePartnerParams,
  NewCredential,
} from '../../../core/contracts/exchange-partners';
import type { Database } from '../../lib/database';
import type { TypedApp } from '../../lib/typed-app';
import { memberOf } from '../../plugins/access/guard';
import { findPartners } from './partners-repository';
import {
  addPartner,
  makeCredential,
  removePartner,
  renamePartner,
  revokeCredential,
  sendEventsAgain,
} from './partners-service';

/**
 * Partners that footprints are exchanged with, and their credentials.
 * @param address of the interface that partners call
 */
export function registerPartners(app: TypedApp, database: Database, address: string): void {
  const path = '/api/ca-exchange-partners/project/:projectId';
  const reading = { access: 'project', permission: 'carbon:view', clients: 'carbon' } as const;
  const managing = { access: 'project', permission: 'carbon:manage', clients: 'carbon' } as const;
  // Only people may give others access to the company's data.
  const credentials = { ...managing, clients: 'none' } as const;
  const answer = { 200: ExchangePartnerAnswer };

  app.get(
    path,
    { config: reading, schema: { params: ProjectParams, response: { 200: ExchangePartnerList } } },
    async ({ params: { projectId } }) => ({ data: await findPartners(database, projectId), address }),
  );

  app.post(
    path,
    { config: managing, schema: { params: ProjectParams, body: ExchangePartnerBody, response: answer } },
    async (request) => ({
      data: await addPartner(request.tx, memberOf(request), request.body.data.name),
    }),
  );

  app.put(
    `${path}/:id`,
    {
      config: managing,
      schema: { params: ExchangePartnerParams, body: ExchangePartnerBody, response: answer },
    },
    async (request) => ({
      data: await renamePartner(request.tx, memberOf(request), request.params.id, request.body.data.name),
    }),
  );

  app.delete(
    `${path}/:id`,
    { config: managing, schema: { params: ExchangePartnerParams, response: { 200: Deleted } } },
    async (request) => {
      await removePartner(request.tx, memberOf(request), request.params.id);
      return { data: { deleted: 1, total: 1 } };
    },
  );

  app.post(
    `${path}/:id/resend`,
    { config: managing, schema: { params: ExchangePartnerParams, response: answer } },
    async (request) => ({
      data: await sendEventsAgain(request.tx, memberOf(request).projectId, request.params.id),
    }),
  );

  app.post(
    `${path}/:id/credential`,
    {
      config: { ...credentials, answersSecret: true },
      schema: { params: ExchangePartnerParams, response: { 200: NewCredential } },
    },
    async (request) => ({ data: await makeCredential(request.tx, memberOf(request), request.params.id) }),
  );

  app.delete(
    `${path}/:id/credential`,
    { config: credentials, schema: { params: ExchangePartnerParams, response: answer } },
    async (request) => ({ data: await revokeCredential(request.tx, memberOf(request), request.params.id) }),
  );
}
