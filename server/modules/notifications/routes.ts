import formbody from '@fastify/formbody';
import { Type } from 'typebox';
import {
  NotificationChoicesBody,
  NotificationSettingsAnswer,
  PushDeviceAnswer,
  PushDeviceBody,
  PushDeviceParams,
  PushTestAnswer,
} from '../../../core/contracts/notifications';
import { usualTopics } from '../../../core/notifications/topics';
import { memberOf } from '../../plugins/access/guard';
import { notFound } from '../../lib/api-error';
import type { Database, Queryable } from '../../lib/database';
import { scopedPlugin } from '../../lib/scoped-plugin';
import type { TypedApp } from '../../lib/typed-app';
import * as repository from './repository';
import { addDevice, changeChoices } from './service';
import { switchSummariesOff } from './summary-repository';

export interface NotificationParts {
  /** The VAPID key of this installation, as base64url. */
  publicKey: string;
  /** The page behind the link of a summary, before and after its button is clicked. */
  offPage: (
    acceptLanguage: string | undefined,
    isDone: boolean,
  ) => { html: string; headers: Record<string, string> };
}

const OffParams = Type.Object({ key: Type.String({ format: 'uuid' }) });

/** What a person is notified of while the product is not open, and where. */
export function registerNotifications(app: TypedApp, database: Database, parts: NotificationParts): void {
  const own = { access: 'project', clients: 'none', ownProject: true, forViewOnly: true } as const;
  const settings = async (db: Queryable, userId: string) => ({
    data: { ...(await repository.findSettings(db, userId)), publicKey: parts.publicKey },
  });

  app.get(
    '/api/account/notifications',
    { config: own, schema: { response: { 200: NotificationSettingsAnswer } } },
    (request) => settings(database, memberOf(request).userId),
  );

  app.put(
    '/api/account/notifications',
    { config: own, schema: { body: NotificationChoicesBody, response: { 200: NotificationSettingsAnswer } } },
    async (request) => {
      const { userId } = memberOf(request);
      await changeChoices(request.tx, userId, request.body.data);
      return settings(request.tx, userId);
    },
  );

  app.post(
    '/api/account/push-devices',
    { config: own, schema: { body: PushDeviceBody, response: { 200: PushDeviceAnswer } } },
    async (request) => {
      const { userId } = memberOf(request);
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, 500);
      return { data: await addDevice(request.tx, userId, { ...request.body.data, userAgent }) };
    },
  );

  app.post(
    '/api/account/push-devices/:deviceId/test',
    { config: own, schema: { params: PushDeviceParams, response: { 200: PushTestAnswer } } },
    async (request) => {
      const found = await repository.sendTestPush(
        request.tx,
        memberOf(request).userId,
        request.params.deviceId,
      );
      if (!found) throw notFound('The device');
      return { message: 'The notification is on its way' };
    },
  );

  app.delete(
    '/api/account/push-devices/:deviceId',
    { config: own, schema: { params: PushDeviceParams, response: { 200: PushTestAnswer } } },
    async (request) => {
      const gone = await repository.deleteDevice(
        request.tx,
        memberOf(request).userId,
        request.params.deviceId,
      );
      if (!gone) throw notFound('The device');
      return { message: 'Notifications are off there' };
    },
  );

  void app.register(
    scopedPlugin('summaries off', async (scope) => {
      await scope.register(formbody, { bodyLimit: 1024 });
      const off = { config: { access: 'public' }, schema: { params: OffParams } } as const;
      const path = '/api/notifications/summary-off/:key';

      scope.get(path, off, (request, reply) => {
        const { html, headers } = parts.offPage(request.headers['accept-language'], false);
        return reply.headers(headers).send(html);
      });

      // Mail programs send this request too, on behalf of their reader (RFC 8058). The response does not
      // reveal which keys exist.
      scope.post<{ Params: { key: string } }>(path, off, async (request, reply) => {
        await switchSummariesOff(database, request.params.key, { pushed: usualTopics });
        const { html, headers } = parts.offPage(request.headers['accept-language'], true);
        return reply.headers(headers).send(html);
      });
    }),
  );
}
