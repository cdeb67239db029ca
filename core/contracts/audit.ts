import { Type, type Static } from 'typebox';
import { Instant, PageMeta, PageQuery } from './common';

/** The subject of an entry. Each has its text in the namespace `account`. */
export const auditAreas = [
  'company-profile',
  'user',
  'account',
  'customer-request',
  'self-assessment',
  'company-questions',
  'sustainability-report',
  'carbon-accounting',
  'supplier',
  'api-client',
  'webhook',
] as const;
export type AuditArea = (typeof auditAreas)[number];

/** What was done. Each has its text in the namespace `account`. */
export const auditActions = [
  'create',
  'update',
  'delete',
  'accept',
  'decline',
  'submit',
  'import',
  'calculate',
  'invite',
  'remind',
  'transfer',
  'register',
  'sign-out',
  'restore',
  'renew-secret',
  'revoke',
] as const;
export type AuditAction = (typeof auditActions)[number];

const Value = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);

/** A value before and after; null if it did not exist before or no longer exists. */
export const AuditChange = Type.Object({ field: Type.String(), from: Value, to: Value });
export type AuditChange = Static<typeof AuditChange>;

export const AuditEntry = Type.Object({
  number: Type.Integer({ description: 'sequence number within the project, starting at 1' }),
  at: Instant,
  actor: Type.String({
    description: 'e-mail of the person, or api-client: followed by the name of the API client',
  }),
  actorName: Type.String({ description: 'empty if the person has left the project' }),
  area: Type.String(),
  action: Type.String(),
  subject: Type.String({ description: 'name of the changed record, for display; may be empty' }),
  changes: Type.Array(AuditChange),
});
export type AuditEntry = Static<typeof AuditEntry>;

export const AuditQuery = Type.Object({
  ...PageQuery.properties,
  area: Type.Optional(Type.Enum([...auditAreas], { description: 'only changes in this area' })),
});
export type AuditQuery = Static<typeof AuditQuery>;

export const AuditList = Type.Object({ data: Type.Array(AuditEntry), meta: PageMeta });
export type AuditList = Static<typeof AuditList>;
