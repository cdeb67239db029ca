import { Type, type Static } from 'typebox';
import { maxEmailLength, maxTextLength } from '../registration/limits';
import { AnyLocale, PageMeta, ProjectParams } from './common';

export const roles = ['Admin', 'User'] as const;
export type Role = (typeof roles)[number];
const RoleSchema = Type.Enum([...roles]);

export const ProjectUser = Type.Object({
  id: Type.String({ format: 'uuid' }),
  handle: Type.String({ description: 'equals id' }),
  email: Type.String(),
  name: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  role: RoleSchema,
  isMainUser: Type.Boolean(),
  viewOnly: Type.Boolean({ description: 'may see everything and change nothing' }),
  isPending: Type.Boolean({ description: 'added, but has never signed in' }),
  jobTitle: Type.String(),
  phoneNumber: Type.String(),
  version: Type.Integer({
    description: 'increases with every change; a write based on an older version gets 409',
  }),
});
export type ProjectUser = Static<typeof ProjectUser>;

export const ProjectUserList = Type.Object({ data: Type.Array(ProjectUser), meta: PageMeta });
export type ProjectUserList = Static<typeof ProjectUserList>;

export const UserAnswer = Type.Object({ data: ProjectUser });
export type UserAnswer = Static<typeof UserAnswer>;

const Text = Type.String({ maxLength: maxTextLength });
/** The address of a person. */
const Email = Type.String({
  maxLength: maxEmailLength,
  missingMessage: 'Email is required',
  errorMessage: 'Please enter a valid email address',
});
const Version = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'the version that the caller saw' }),
);

const UserId = Type.String({ format: 'uuid', errorMessage: 'User ID is required' });

export const UserParams = Type.Object({ userId: UserId });

export const CreateUserBody = Type.Object({
  email: Email,
  firstName: Type.Optional(Text),
  lastName: Type.Optional(Text),
  role: Type.Optional(RoleSchema),
  viewOnly: Type.Optional(Type.Boolean({ description: 'may see everything and change nothing' })),
  jobTitle: Type.Optional(Text),
  phoneNumber: Type.Optional(Text),
  locale: Type.Optional(AnyLocale),
});
export type CreateUserBody = Static<typeof CreateUserBody>;

/** What people may change about themselves, and administrators about others. */
export const UpdatePersonBody = Type.Object({
  firstName: Text,
  lastName: Text,
  jobTitle: Text,
  phoneNumber: Text,
  version: Version,
});
export type UpdatePersonBody = Static<typeof UpdatePersonBody>;

export const UpdateRoleBody = Type.Object({
  role: Type.Enum([...roles], { missingMessage: 'Role is required' }),
  version: Version,
});
export type UpdateRoleBody = Static<typeof UpdateRoleBody>;

export const UpdateViewOnlyBody = Type.Object({ viewOnly: Type.Boolean(), version: Version });
export type UpdateViewOnlyBody = Static<typeof UpdateViewOnlyBody>;

export const VersionQuery = Type.Object({ version: Version });

export const themeChoices = ['system', 'light', 'dark'] as const;

/** The first four can be set by the person or an administrator, the rest only by the person. */
export const attributeNames = [
  'firstName',
  'lastName',
  'jobTitle',
  'phoneNumber',
  'locale',
  'theme',
  'emailNotifications',
] as const;
export type AttributeName = (typeof attributeNames)[number];

export const UpdateAttributeBody = Type.Object({
  email: Email,
  attributeName: Type.Enum([...attributeNames], { missingMessage: 'Attribute name is required' }),
  attributeValue: Type.Union([Text, Type.Boolean()]),
});
export type UpdateAttributeBody = Static<typeof UpdateAttributeBody>;

export const TransferMainUserBody = Type.Object({
  projectId: ProjectParams.properties.projectId,
  newMainUserId: UserId,
});
export type TransferMainUserBody = Static<typeof TransferMainUserBody>;

export const TransferMainUserAnswer = Type.Object({ success: Type.Boolean(), message: Type.String() });
export type TransferMainUserAnswer = Static<typeof TransferMainUserAnswer>;
