import { PageQuery, ProjectParams } from '../../../core/contracts/common';
import {
  NewWebhookSecret,
  WebhookAnswer,
  WebhookBody,
  WebhookChangeBody,
  WebhookDeliveryAnswer,
  WebhookDeliveryList,
  WebhookDeliveryParams,
  WebhookList,
  WebhookParams,
} from '../../../core/contracts/webhooks';
import type { Database } from '../../lib/database';
import { pageOf, rangeOf } from '../../lib/paging';
import { repeat } from '../../lib/repeat';
import type { TypedApp } from '../../lib/typed-app';
import { runWhenDue } from '../../lib/run-when-due';
import { memberOf } from '../../plugins/access/guard';
import { startOnListen } from '../../plugins/background-work';
import { deliverDue, type DeliverParts } from './deliver';
import { findDeliveries, deleteOld } from './deliveries-repository';
import { findWebhooks } from './repository';
import {
  changeWebhook,
  createWebhook,
  found,
  removeWebhook,
  renewSecret,
  replayDelivery,
  type Keeping,
} from './service';
import { testWebhook } from './test-webhook';

const lookEveryMs = 15_000;
const forgetEveryMs = 60 * 60_000;

/** How long a receiver may take, and how much of its response is read. */
export const webhookLimits = { timeoutMs: 15_000, maxBytes: 64 * 1024 };

/** Webhooks of a company, managed by its administrators, and their delivery. */
export function registerWebhooks(app: TypedApp, database: Database, parts: DeliverParts & Keeping): void {
  const path = '/api/webhooks/project/:projectId';
  const managing = { access: 'admin', clients: 'none' } as const;
  const making = { ...managing, answersSecret: true } as const;
  const answer = { 200: WebhookAnswer };
  const secret = { 200: NewWebhookSecret };

  app.get(
    path,
    { config: managing, schema: { params: ProjectParams, response: { 200: WebhookList } } },
    async ({ params: { projectId } }) => ({ data: await findWebhooks(database, projectId) }),
  );

  app.post(
    path,
    { config: making, schema: { params: ProjectParams, body: WebhookBody, response: secret } },
    async (request) => ({
      data: await createWebhook(request.tx, parts, memberOf(request), request.body.data),
    }),
  );

  app.patch(
    `${path}/:id`,
    { config: managing, schema: { params: WebhookParams, body: WebhookChangeBody, response: answer } },
    async (request) => {
      const change = { ...request.body.data, id: request.params.id };
      return { data: await changeWebhook(request.tx, parts, memberOf(request), change) };
    },
  );

  app.post(
    `${path}/:id/secret`,
    { config: making, schema: { params: WebhookParams, response: secret } },
    async (request) => ({
      data: await renewSecret(request.tx, parts, memberOf(request), request.params.id),
    }),
  );

  app.delete(
    `${path}/:id`,
    { config: managing, schema: { params: WebhookParams, response: answer } },
    async (request) => ({ data: await removeWebhook(request.tx, memberOf(request), request.params.id) }),
  );

  app.get(
    `${path}/:id/deliveries`,
    {
      config: { ...managing, reads: 'list' },
      schema: { params: WebhookParams, querystring: PageQuery, response: { 200: WebhookDeliveryList } },
    },
    async ({ params: { projectId, id }, query, db }) => {
      await found(db, projectId, id);
      const { deliveries, total } = await findDeliveries(db, id, rangeOf(query));
      return { data: deliveries, meta: { pagination: pageOf(query, total) } };
    },
  );

  app.post(
    `${path}/:id/deliveries/:deliveryId/replay`,
    { config: managing, schema: { params: WebhookDeliveryParams, response: { 200: WebhookDeliveryAnswer } } },
    async (request) => ({
      data: await replayDelivery(request.tx, memberOf(request).projectId, request.params),
    }),
  );

  // No transaction stays open while the receiver is called.
  app.post(
    `${path}/:id/test`,
    {
      config: { ...managing, ownTransaction: true },
      schema: { params: WebhookParams, response: { 200: WebhookDeliveryAnswer } },
    },
    async ({ params }) => ({ data: await testWebhook(database, parts, params) }),
  );

  const onFailure = (error: unknown) => app.log.error({ err: error }, 'the webhooks did not go on');
  startOnListen(app, () =>
    runWhenDue({
      database,
      channel: 'webhooks_due',
      everyMs: lookEveryMs,
      work: (stopping) => deliverDue(database, parts, stopping),
      onFailure,
    }),
  );
  startOnListen(app, () => repeat(() => deleteOld(database), forgetEveryMs, onFailure));
}
