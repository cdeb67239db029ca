import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import {
  AccountSettingsAnswer,
  DeviceParams,
  OwnData,
  SignedInDevicesAnswer,
  SignOutAnswer,
} from '../../../core/contracts/account';
import { memberOf } from '../../plugins/access/guard';
import type { Member } from '../../lib/access/members';
import { notFound } from '../../lib/api-error';
import { audit } from '../../lib/audit/audit';
import type { Database, Queryable } from '../../lib/database';
import type { TypedApp } from '../../lib/typed-app';
import { exportOwnData } from './export';
import type { AccountParts } from './parts';

/** A person's own account: settings, sessions, stored data. */
export function registerAccount(app: TypedApp, database: Database, parts: AccountParts): void {
  const own = { access: 'project', clients: 'none', ownProject: true, forViewOnly: true } as const;
  // Another system may end the sessions, which is no part of a transaction.
  const ending = { ...own, ownTransaction: true } as const;

  app.get(
    '/api/account/settings',
    { config: own, schema: { response: { 200: AccountSettingsAnswer } } },
    async (request) => {
      const data = await parts.settings(database, memberOf(request).userId);
      if (!data) throw notFound('The user');
      return { data };
    },
  );

  app.get(
    '/api/account/devices',
    { config: own, schema: { response: { 200: SignedInDevicesAnswer } } },
    async (request) => {
      const devices = await parts.devices.devices(database, memberOf(request).email);
      const current = request.caller?.session;
      return { data: devices.map((device) => ({ ...device, isCurrent: device.id === current })) };
    },
  );

  app.delete(
    '/api/account/devices/:deviceId',
    { config: ending, schema: { params: DeviceParams, response: { 200: SignOutAnswer } } },
    async (request) => {
      const member = memberOf(request);
      const { deviceId } = request.params;
      const ended = await parts.devices.endDevice(database, member.email, deviceId, (tx) => note(tx, member));
      if (!ended) throw notFound('The session');
      return { message: 'Signed out there' };
    },
  );

  app.delete(
    '/api/account/devices',
    { config: ending, schema: { response: { 200: SignOutAnswer } } },
    async (request) => {
      const member = memberOf(request);
      await parts.devices.endDevices(database, member.email, async (tx) => {
        await note(tx, member);
        await parts.notifications.end(tx, member.userId);
      });
      return { message: 'Signed out everywhere' };
    },
  );

  app.get(
    '/api/account/export',
    { config: { ...own, reads: 'report' }, schema: { response: { 200: OwnData } } },
    async (request, reply: FastifyReply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="my-data.json"')
        .send(Readable.from(exportOwnData(request.db, parts, memberOf(request)))),
  );
}

function note(tx: Queryable, { projectId, email }: Member): Promise<void> {
  return audit(tx, { projectId, actor: email, area: 'account', action: 'sign-out', subject: email });
}
