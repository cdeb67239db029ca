import { Type, type Static } from 'typebox';

/** A privilege's level: text, optionally with the suffix `Invitations: N`, or an object. */
export const PrivilegeLevel = Type.Union([
  Type.String(),
  Type.Object({ permission: Type.String(), invitations: Type.Optional(Type.Number()) }),
]);
export type PrivilegeLevel = Static<typeof PrivilegeLevel>;

/** Privilege name (AppMode, CarbonAccounting, SupplyChainManagement) to level. */
export const Privileges = Type.Record(Type.String(), PrivilegeLevel);
export type Privileges = Static<typeof Privileges>;

export const PrivilegesAnswer = Type.Object({ privileges: Privileges });
export type PrivilegesAnswer = Static<typeof PrivilegesAnswer>;
