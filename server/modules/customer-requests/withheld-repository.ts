import type { AnswerSection } from '../../../core/terms/answer-sections';
import type { WithholdablePart } from '../../../core/terms/withholdable-parts';
import type { Queryable } from '../../lib/database';
import { lockProject } from '../../lib/lock-project';
import { publish } from '../../lib/events';

/** The requests of one customer to the project. */
export interface CustomerLinkings {
  requesterProjectId: number;
  linkingIds: string[];
}

/**
 * Locks a project's requests from the customer of one of them until the transaction ends, as a submission
 * does.
 */
export async function lockCustomer(
  tx: Queryable,
  projectId: number,
  linkingId: string,
): Promise<CustomerLinkings | undefined> {
  await lockProject(tx, projectId);
  const [row] = await tx.query<CustomerLinkings>(
    `select l.requester_project_id as "requesterProjectId", array_agg(l.id::text order by l.id) as "linkingIds"
       from linkings l join linkings asked on asked.requester_project_id = l.requester_project_id
      where l.supplier_project_id = $1 and asked.supplier_project_id = $1 and asked.id = $2
      group by l.requester_project_id`,
    [projectId, linkingId],
  );
  return row;
}

/** What is withheld from a customer; until someone chooses, based on the supplier's account. */
async function findWithheld(
  tx: Queryable,
  projectId: number,
  customerId: number,
): Promise<readonly WithholdablePart[]> {
  const [row] = await tx.query<{ parts: WithholdablePart[] }>(
    'select parts from withheld_parts where project_id = $1 and customer_project_id = $2',
    [projectId, customerId],
  );
  return row?.parts ?? ['emissions'];
}

/**
 * Withholds the emissions from a customer, or shows them, leaving everything else unchanged; its people are
 * notified.
 */
export async function withholdEmissions(
  tx: Queryable,
  { projectId, customerId, isWithheld }: { projectId: number; customerId: number; isWithheld: boolean },
): Promise<void> {
  const withheld = await findWithheld(tx, projectId, customerId);
  if (withheld.includes('emissions') === isWithheld) return;
  const linkings = await tx.query<{ id: string }>(
    `select id::text as id from linkings where supplier_project_id = $1 and requester_project_id = $2 order by id`,
    [projectId, customerId],
  );
  const linkingIds = linkings.map(({ id }) => id);
  const others = withheld.filter((part) => part !== 'emissions');
  const parts = isWithheld ? ([...others, 'emissions'] as const) : others;
  await setWithheld(tx, projectId, { requesterProjectId: customerId, linkingIds }, parts);
  for (const linkingId of linkingIds)
    await publish(tx, { type: 'customer-request', action: 'update', projectId, linkingId });
}

/**
 * Stores what is withheld from a customer, and which answers it sees; each of its requests gets a new
 * version.
 * @param answers left out: unchanged
 */
export async function setWithheld(
  tx: Queryable,
  projectId: number,
  { requesterProjectId, linkingIds }: CustomerLinkings,
  parts: readonly WithholdablePart[],
  answers?: readonly AnswerSection[],
): Promise<void> {
  await tx.query(
    `insert into withheld_parts as w (project_id, customer_project_id, parts, answers)
     values ($1, $2, $3::text[], coalesce($4::text[], '{}'))
     on conflict (project_id, customer_project_id) do update
       set parts = excluded.parts, answers = coalesce($4::text[], w.answers)`,
    [projectId, requesterProjectId, parts, answers ?? null],
  );
  await tx.query('update linkings set version = version + 1 where id = any ($1::uuid[])', [linkingIds]);
}

/** Stops sharing all sections of the answers with a customer. */
export async function stopSharingAnswers(
  tx: Queryable,
  { projectId, customerId }: { projectId: number; customerId: number },
): Promise<void> {
  await tx.query(
    `update withheld_parts set answers = '{}' where project_id = $1 and customer_project_id = $2`,
    [projectId, customerId],
  );
}
