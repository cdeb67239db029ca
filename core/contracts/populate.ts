import { Type, type Static } from 'typebox';

/**
 * Asks for a module's data of a project to be prepared. Preparing is quick and done at once, so the members that
 * ask for haste change nothing; they are taken as the specification has them.
 */
export const PopulateBody = Type.Object({
  force: Type.Optional(Type.Boolean()),
  immediate: Type.Optional(Type.Boolean()),
  critical: Type.Optional(Type.Boolean()),
  requesterProjectId: Type.Optional(Type.Integer()),
  projectId: Type.Optional(Type.Integer()),
});

export const PopulateResult = Type.Object({
  data: Type.Object({ created: Type.Integer({ description: 'rows that were missing and are there now' }) }),
  message: Type.String(),
});
export type PopulateResult = Static<typeof PopulateResult>;
