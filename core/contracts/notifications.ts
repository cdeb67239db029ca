import { Type, type Static } from 'typebox';
import { notificationTopics } from '../notifications/topics';
import { Instant } from './common';

const Topics = Type.Array(Type.Enum([...notificationTopics]), {
  uniqueItems: true,
  maxItems: notificationTopics.length,
});
const TimeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'HH:MM' });

/** What a person is notified about, and when. */
export const NotificationChoices = Type.Object({
  pushed: Topics,
  mailed: Type.Array(Type.Enum([...notificationTopics]), {
    uniqueItems: true,
    maxItems: notificationTopics.length,
    description: 'topics of the daily summary by e-mail',
  }),
  quietHours: Type.Union([Type.Object({ from: TimeOfDay, to: TimeOfDay }), Type.Null()], {
    description: 'notifications are held back during this time and sent afterwards',
  }),
  timeZone: Type.String({
    maxLength: 60,
    description: 'IANA time zone of the quiet hours and the daily summary',
  }),
});
export type NotificationChoices = Static<typeof NotificationChoices>;

/** `refused`: by the push service; `unreachable`: the push service did not respond. */
export const pushFaults = ['refused', 'unreachable'] as const;
export type PushFault = (typeof pushFaults)[number];

/** A browser that notifications are pushed to. */
export const PushDevice = Type.Object({
  id: Type.String({ format: 'uuid' }),
  endpoint: Type.String({ description: 'push service address, by which a browser recognises its own entry' }),
  userAgent: Type.String(),
  createdAt: Instant,
  lastSentAt: Type.Union([Instant, Type.Null()]),
  fault: Type.Union([Type.Enum([...pushFaults]), Type.Null()], {
    description: 'why the last notification was not delivered; it is retried for a day',
  }),
});
export type PushDevice = Static<typeof PushDevice>;

export const NotificationSettings = Type.Object({
  choices: NotificationChoices,
  devices: Type.Array(PushDevice, { description: 'newest first' }),
  publicKey: Type.String({ description: 'VAPID public key of this installation, base64url' }),
});
export type NotificationSettings = Static<typeof NotificationSettings>;

export const NotificationSettingsAnswer = Type.Object({ data: NotificationSettings });
export type NotificationSettingsAnswer = Static<typeof NotificationSettingsAnswer>;

export const NotificationChoicesBody = Type.Object({ data: NotificationChoices });
export type NotificationChoicesBody = Static<typeof NotificationChoicesBody>;

/** A subscription as the browser provides it. */
export const PushDeviceBody = Type.Object({
  data: Type.Object({
    endpoint: Type.String({ minLength: 1, maxLength: 2000 }),
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
  }),
});
export type PushDeviceBody = Static<typeof PushDeviceBody>;

export const PushDeviceParams = Type.Object({ deviceId: Type.String({ format: 'uuid' }) });

export const PushTestAnswer = Type.Object({ message: Type.String() });
export type PushTestAnswer = Static<typeof PushTestAnswer>;

export const PushDeviceAnswer = Type.Object({ data: PushDevice });
export type PushDeviceAnswer = Static<typeof PushDeviceAnswer>;

/** The message to the service worker. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path opened by a click, including the language. */
  path: string;
  /** A newer message with the same tag replaces it. */
  tag: string;
  /** Label of the button that turns off notifications on this device. */
  off: string;
}
