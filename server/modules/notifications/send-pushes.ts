import webPush from 'web-push';
import { quietMinutes } from '../../../core/notifications/quiet-hours';
import type { PushFault, PushMessage } from '../../../core/contracts/notifications';
import type { Locale } from '../../../core/i18n/locales';
import { backOff } from '../../lib/back-off';
import type { Database } from '../../lib/database';
import type { PushKeys } from '../../lib/notifications/push-keys';
import type { Outgoing } from '../../lib/outgoing/outgoing';
import { OutgoingError } from '../../lib/outgoing/outgoing-error';
import * as repository from './push-repository';
import type { DueDevice, WaitingMessage } from './push-repository';
import { findChoices } from './repository';
import { pushMessage, type Translate } from './push-texts';

export interface PushParts {
  outgoing: Outgoing;
  keys: PushKeys;
  /** Contact of this installation for push services: its https origin, or a mailto address (RFC 8292). */
  contact: string;
  translateTo: (locale: Locale) => Translate;
  now?: () => Date;
}

const batch = 10;
/** A push service keeps undelivered messages for a day. */
const timeToLiveSeconds = 24 * 3600;
const waits = { firstSeconds: 60, maxSeconds: 4 * 3600 };

type Outcome = 'sent' | 'gone' | { fault: PushFault; retryAfter: number | undefined };

/** Sends all waiting messages to devices that may be sent to, each device by one server. */
export async function sendPushes(database: Database, parts: PushParts): Promise<void> {
  for (;;) {
    const devices = await repository.claimDevices(database, batch);
    if (devices.length === 0) return;
    await Promise.all(devices.map((device) => sendTo(database, device, parts)));
  }
}

async function sendTo(database: Database, device: DueDevice, parts: PushParts): Promise<void> {
  const [first, ...others] = await repository.findMessages(database, device.id);
  if (!first) return;
  const messages: [WaitingMessage, ...WaitingMessage[]] = [first, ...others];
  const wait = await quietFor(database, device, messages, parts);
  if (wait > 0) return repository.waitMinutes(database, device.id, wait);
  const { locale } = device;
  const outcome = await send(device, pushMessage(messages, parts.translateTo(locale), locale), parts);
  if (outcome === 'gone') return repository.deletePushDevice(database, device.id);
  await database.transaction((tx) =>
    outcome === 'sent'
      ? repository.markSent(tx, device.id, idsOf(messages))
      : repository.recordFault(tx, device.id, {
          fault: outcome.fault,
          seconds: outcome.retryAfter ?? backOff(device.tries, waits),
          givenUp: idsOf(messages.filter(({ isOld }) => isOld)),
        }),
  );
}

const idsOf = (messages: readonly WaitingMessage[]) => messages.map(({ id }) => id);

/** Minutes; a test message is sent immediately. */
async function quietFor(
  database: Database,
  { userId }: DueDevice,
  messages: readonly WaitingMessage[],
  { now = () => new Date() }: PushParts,
): Promise<number> {
  if (messages.some(({ event }) => event === 'tried')) return 0;
  const { quietHours, timeZone } = await findChoices(database, userId);
  return quietMinutes(quietHours, now(), timeZone);
}

/** A message, encrypted for the browser (RFC 8291) and signed with the key of this installation (RFC 8292). */
function requestOf(
  { endpoint, p256dh, auth }: DueDevice,
  message: PushMessage,
  { keys, contact }: PushParts,
): (webPush.RequestDetails & { body: Buffer }) | undefined {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject: contact, ...keys },
      TTL: timeToLiveSeconds,
    });
  } catch {
    // The device has stated a key that is no point of the curve.
    return undefined;
  }
}

async function send(device: DueDevice, message: PushMessage, parts: PushParts): Promise<Outcome> {
  const request = requestOf(device, message, parts);
  if (!request) return { fault: 'refused', retryAfter: undefined };
  const { headers, body } = request;
  try {
    const { status, headers: answered } = await parts.outgoing(device.endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body,
    });
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    const retryAfter = Number(answered['retry-after']);
    const isSaid = Number.isFinite(retryAfter) && retryAfter > 0;
    return {
      fault: 'refused',
      retryAfter: isSaid ? Math.min(retryAfter, waits.maxSeconds) : undefined,
    };
  } catch (error) {
    if (error instanceof OutgoingError) return { fault: 'unreachable', retryAfter: undefined };
    throw error;
  }
}
