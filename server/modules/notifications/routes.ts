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
import { isTimeZone } from '../../../core/notifications/quiet-hours';
import { usualTopics } from '../../../core/notifications/topics';
import { memberOf } from '../../plugins/access/guard';
import { ApiError, notFound } from '../../lib/api-error';
import type { Database, Queryable } from '../../lib/database';
import { scopedPlugin } from '../../lib/scoped-plugin';
import type { TypedApp } from '../../lib/typed-app';
import * as repository from './repository';
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

const maxDevices = 20;
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
      const { data } = request.body;
      if (!isTimeZone(data.timeZone))
        throw new ApiError(
          400,
          'INVALID_INPUT',
          'In the body: timeZone must be a time zone such as Europe/Berlin.',
        );
      await repository.saveChoices(request.tx, userId, data);
      return settings(request.tx, userId);
    },
  );

  app.post(
    '/api/account/push-devices',
    { config: own, schema: { body: PushDeviceBody, response: { 200: PushDeviceAnswer } } },
    async (request) => {
      const { userId } = memberOf(request);
      const { data } = request.body;
      if (!URL.canParse(data.endpoint))
        throw new ApiError(
          400,
          'INVALID_INPUT',
          'In the body: endpoint must be the address of a push service.',
        );
      const known = await repository.findDevices(request.tx, userId);
      if (known.length >= maxDevices && !known.some(({ endpoint }) => endpoint === data.endpoint))
        throw new ApiError(
          409,
          'PUSH_DEVICES_MANY',
          `Notifications go to at most ${maxDevices} browsers. Switch them off in another one first.`,
        );
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, 500);
      return { data: await repository.saveDevice(request.tx, userId, { ...data, userAgent }) };
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
