import type { NotificationChoices, NotificationSettings } from '../../../core/contracts/notifications';
import { usualTopics } from '../../../core/notifications/topics';
import { loadPushKeys } from '../../../server/identity/embedded/secrets';
import { notify, type Notification } from '../../../server/lib/notifications/notify';
import { createOutgoing } from '../../../server/lib/outgoing/outgoing';
import { translateTo } from '../../../server/mail/texts';
import { sendPushes } from '../../../server/modules/notifications/send-pushes';
import type { TestApp } from '../server/test-app';
import type { Subscription } from './push-service';

export const usualChoices: NotificationChoices = {
  pushed: [...usualTopics],
  mailed: [...usualTopics],
  quietHours: null,
  timeZone: 'UTC',
};

/** A person's requests about their notifications, and the background work of a running server. */
export function notificationCalls(given: () => { server: TestApp }) {
  const call = (email: string, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, data?: object) =>
    given().server.call(email, {
      method,
      url: `/api/account/${path}`,
      ...(data && { payload: { data } }),
      headers: { 'user-agent': 'Firefox' },
    });
  const settings = async (email: string) =>
    (await call(email, 'GET', 'notifications')).json<{ data: NotificationSettings }>().data;
  return {
    call,
    settings,
    choose: (email: string, choices: Partial<NotificationChoices>) =>
      call(email, 'PUT', 'notifications', { ...usualChoices, ...choices }),
    async switchOn(email: string, subscription: Subscription): Promise<string> {
      const answer = await call(email, 'POST', 'push-devices', subscription);
      return answer.json<{ data: { id: string } }>().data.id;
    },
    happens: (notification: Notification) =>
      given().server.database.transaction((tx) => notify(tx, notification)),
    async sendPushes(now?: Date): Promise<void> {
      const { database } = given().server;
      await sendPushes(database, {
        keys: await loadPushKeys(database),
        outgoing: createOutgoing({ privateHosts: ['127.0.0.1'] }),
        contact: 'https://portal.example',
        translateTo,
        ...(now && { now: () => now }),
      });
    },
    /** As if this much time had passed for waiting devices. */
    async later(minutes: number): Promise<void> {
      await given().server.database.query(
        `update push_devices set not_before = not_before - $1::float8 * interval '1 minute'`,
        [minutes],
      );
    },
  };
}
