import { Type, type Static } from 'typebox';
import { AuditEntry } from './audit';
import { Instant, LocaleSchema } from './common';
import { NotificationSettings } from './notifications';
import { ProjectUser, themeChoices } from './users';

/** A person's own account. */
export const AccountSettings = Type.Object({
  ...ProjectUser.properties,
  locale: LocaleSchema,
  theme: Type.Enum([...themeChoices]),
  emailNotifications: Type.Boolean(),
});
export type AccountSettings = Static<typeof AccountSettings>;

export const AccountSettingsAnswer = Type.Object({ data: AccountSettings });
export type AccountSettingsAnswer = Static<typeof AccountSettingsAnswer>;

/** Where the person is signed in, as far as the identity provider knows. */
export const SignedInDevice = Type.Object({
  id: Type.String(),
  userAgent: Type.String({
    description: 'user agent of the browser; empty if the identity provider does not store it',
  }),
  address: Type.String({ description: 'IP address; empty if the identity provider does not store it' }),
  signedInAt: Instant,
  lastSeenAt: Instant,
  isCurrent: Type.Boolean({ description: 'whether this request belongs to the session' }),
});
export type SignedInDevice = Static<typeof SignedInDevice>;

export const SignedInDevicesAnswer = Type.Object({
  data: Type.Array(SignedInDevice, { description: 'most recently used first, at most 100' }),
});
export type SignedInDevicesAnswer = Static<typeof SignedInDevicesAnswer>;

export const DeviceParams = Type.Object({ deviceId: Type.String({ minLength: 1, maxLength: 200 }) });

export const SignOutAnswer = Type.Object({ message: Type.String() });

/** Everything the product stores about a person; sent in parts, whatever its size. */
export const OwnData = Type.Object({
  exportedAt: Instant,
  person: Type.Object({ ...AccountSettings.properties, projectId: Type.Integer() }),
  signedInDevices: Type.Array(Type.Omit(SignedInDevice, ['isCurrent'])),
  secondFactors: Type.Array(
    Type.Object({
      kind: Type.Enum(['passkey', 'codes']),
      name: Type.String(),
      createdAt: Instant,
      lastUsedAt: Type.Union([Instant, Type.Null()]),
    }),
    { description: 'empty if a Keycloak stores the sessions' },
  ),
  notifications: Type.Omit(NotificationSettings, ['publicKey']),
  seenAnnouncements: Type.Array(Type.Object({ campaignVersion: Type.String(), viewedAt: Instant })),
  activity: Type.Array(AuditEntry),
});
