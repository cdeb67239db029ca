import { Type, type Static } from 'typebox';
import { Instant } from './common';

/** A file that proves a figure of an activity record or a disclosure, or the verification of a year. */
export const EvidenceFile = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  type: Type.Enum(['pdf', 'png', 'jpeg', 'xlsx', 'xml'], { description: 'detected from the content' }),
  bytes: Type.Integer(),
  sha256: Type.String({ description: 'hash of the content, base64url' }),
  createdBy: Type.String({ description: 'e-mail address' }),
  createdAt: Instant,
});
export type EvidenceFile = Static<typeof EvidenceFile>;

export const EvidenceAnswer = Type.Object({ data: EvidenceFile });
export type EvidenceAnswer = Static<typeof EvidenceAnswer>;

/** A record has at most ten, and one for each of its bills. */
export const EvidenceList = Type.Object({ data: Type.Array(EvidenceFile) });
export type EvidenceList = Static<typeof EvidenceList>;
