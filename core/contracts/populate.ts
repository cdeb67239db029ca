import { Type, type Static } from 'typebox';

/**
 * Requests that a module's data of a project be prepared. Preparing is quick and immediate, so the members about
 * priority change nothing; they are accepted as in the specification.
 */
export const PopulateBody = Type.Object({
  force: Type.Optional(Type.Boolean()),
  immediate: Type.Optional(Type.Boolean()),
  critical: Type.Optional(Type.Boolean()),
  requesterProjectId: Type.Optional(Type.Integer()),
  projectId: Type.Optional(Type.Integer()),
});

export const PopulateResult = Type.Object({
  data: Type.Object({ created: Type.Integer({ description: 'number of missing rows that were created' }) }),
  message: Type.String(),
});
export type PopulateResult = Static<typeof PopulateResult>;
