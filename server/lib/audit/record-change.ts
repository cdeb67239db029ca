import type { RealtimeEvent } from '../../../core/contracts/realtime';
import type { Member } from '../access/members';
import type { Queryable } from '../database';
import { publish } from '../events';
import { audit, type AuditRecord } from './audit';

/** Who changes something, in their project. */
export type Author = Pick<Member, 'projectId' | 'email'>;

interface NotedChange extends Omit<AuditRecord, 'projectId' | 'actor'> {
  /** The event that open tabs and webhooks receive. */
  type: RealtimeEvent['type'];
  id: string;
}

/** Call it last in a change of one thing that has an id: publishes the change and records who made it. */
export async function recordChange(
  tx: Queryable,
  { projectId, email }: Author,
  { type, id, ...record }: NotedChange,
): Promise<void> {
  await publish(tx, { type, action: record.action, projectId, data: { id } });
  await audit(tx, { projectId, actor: email, ...record });
}
