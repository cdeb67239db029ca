import { Type } from 'typebox';
import { PageQuery, ProjectParams } from '../../../core/contracts/common';
import {
  InviteAnswer,
  InviteBody,
  InviteManyAnswer,
  InviteManyBody,
  PreviewReminderBody,
  RemindAllAnswer,
  RemindAllBody,
  RemindBody,
  ReminderPreview,
  SupplierAnswer,
  SupplierDetailsAnswer,
  SupplierList,
  SupplierReportList,
  UpdateSupplierBody,
  WithdrawAnswer,
} from '../../../core/contracts/supply-chain';
import { memberOf } from '../../plugins/access/guard';
import type { Database } from '../../lib/database';
import { sendFile } from '../../lib/evidence/send-file';
import { registerPopulate } from '../../plugins/populate';
import type { TypedApp } from '../../lib/typed-app';
import { inviteMany, inviteOne } from './invite';
import type { SupplyChainParts } from './parts';
import { previewReminder, remind, remindAll } from './remind';
import * as service from './service';

const LinkingParams = Type.Object({
  ...ProjectParams.properties,
  linkingId: Type.String({ format: 'uuid', errorMessage: 'Supplier linkage ID is required' }),
});

const StatementParams = Type.Object({
  ...LinkingParams.properties,
  fileId: Type.String({ format: 'uuid' }),
});

const path = '/api/supplychain-suppliers/project/:projectId';
const access = { access: 'project', clients: 'suppliers' } as const;
/** Routes that send unsolicited mails. */
const mailing = { ...access, rateLimit: { max: 120, timeWindow: '1 minute' } };
/** A thousand suppliers, each with the longest message of three bytes a character. */
const maxListBytes = 8 * 1024 * 1024;

/** The suppliers of a company. Its privileges decide what all its users may do. */
export function registerSupplyChain(app: TypedApp, database: Database, parts: SupplyChainParts): void {
  registerSuppliers(app, database, parts);
  registerInvitations(app, parts);
  registerReminders(app, parts);
  for (const each of [path, '/api/supplychain-suppliers/requester/project/:projectId'] as const)
    registerPopulate(app, each, 'suppliers', (tx, { projectId }) => service.populateSuppliers(tx, projectId));
}

function registerSuppliers(app: TypedApp, database: Database, parts: SupplyChainParts): void {
  app.get(
    path,
    {
      config: { ...access, reads: 'list' },
      schema: { params: ProjectParams, querystring: PageQuery, response: { 200: SupplierList } },
    },
    (request) => service.listSuppliers(request.db, request.params.projectId, request.query),
  );

  app.get(
    `${path}/reports`,
    {
      config: { ...access, reads: 'list' },
      schema: { params: ProjectParams, querystring: PageQuery, response: { 200: SupplierReportList } },
    },
    (request) => service.listReports(request.db, request.params.projectId, request.query),
  );

  app.get(
    `${path}/:linkingId`,
    { config: access, schema: { params: LinkingParams, response: { 200: SupplierDetailsAnswer } } },
    async ({ params }) => ({
      data: await service.supplierDetails(database, parts, params.projectId, params.linkingId),
    }),
  );

  app.get(
    `${path}/:linkingId/statements/:fileId`,
    { config: access, schema: { params: StatementParams } },
    async ({ params }, reply) => sendFile(reply, await service.readStatement(database, parts, params)),
  );

  app.put(
    `${path}/:linkingId`,
    {
      config: access,
      schema: { params: LinkingParams, body: UpdateSupplierBody, response: { 200: SupplierAnswer } },
    },
    async (request) => ({
      data: await service.updateSupplier(
        request.tx,
        memberOf(request),
        request.params.linkingId,
        request.body,
      ),
    }),
  );

  app.delete(
    `${path}/:linkingId`,
    { config: access, schema: { params: LinkingParams, response: { 200: WithdrawAnswer } } },
    async (request) => ({
      remainingInvites: await service.withdraw(
        request.tx,
        parts,
        memberOf(request),
        request.params.linkingId,
      ),
    }),
  );
}

function registerInvitations(app: TypedApp, parts: SupplyChainParts): void {
  app.post(
    `${path}/invite`,
    {
      config: mailing,
      schema: { params: ProjectParams, body: InviteBody, response: { 200: InviteAnswer } },
    },
    (request) => inviteOne(request.tx, parts, memberOf(request), request.body),
  );

  app.post(
    `${path}/invite-many`,
    {
      config: mailing,
      bodyLimit: maxListBytes,
      schema: { params: ProjectParams, body: InviteManyBody, response: { 200: InviteManyAnswer } },
    },
    (request) => inviteMany(request.tx, parts, memberOf(request), request.body),
  );
}

function registerReminders(app: TypedApp, parts: SupplyChainParts): void {
  app.post(
    `${path}/remind`,
    {
      config: mailing,
      schema: { params: ProjectParams, body: RemindBody, response: { 200: SupplierAnswer } },
    },
    async (request) => ({ data: await remind(request.tx, parts, memberOf(request), request.body) }),
  );

  app.post(
    `${path}/remind-all`,
    {
      config: mailing,
      schema: { params: ProjectParams, body: RemindAllBody, response: { 200: RemindAllAnswer } },
    },
    (request) => remindAll(request.tx, parts, memberOf(request), request.body),
  );

  app.post(
    `${path}/preview-reminder`,
    {
      config: { ...access, forViewOnly: true },
      schema: { params: ProjectParams, body: PreviewReminderBody, response: { 200: ReminderPreview } },
    },
    (request) => previewReminder(request.tx, parts, request.params.projectId, request.body),
  );
}
