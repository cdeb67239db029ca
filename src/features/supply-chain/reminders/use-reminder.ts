import type { RemindAllBody, RemindBody, Supplier } from '../../../../core/contracts/supply-chain';
import { useRetryKeys } from '../../../lib/api/use-retry-keys';
import { useProjectId } from '../../../lib/session/use-session';
import { useRemindSupplierMutation, useRemindSuppliersMutation } from '../api';
import type { Outcome } from '../supply-chain-slice';

/** The server accepts this many ids per request. */
const maxIds = 500;

type Words = Omit<RemindBody, 'linkingId'>;

/** The outcome, or why not all were sent. */
interface Sent {
  outcome?: Outcome;
  error?: unknown;
}

/**
 * Sends reminders, in several requests for many suppliers. After a failure nothing is sent twice: the same
 * message to the same suppliers keeps its idempotency key.
 */
export function useReminder() {
  const projectId = useProjectId();
  const [remindOne] = useRemindSupplierMutation();
  const [remindMany] = useRemindSuppliersMutation();
  const keyOf = useRetryKeys();

  /** Repeats the request until everybody counted in the first round has been reminded. */
  async function remindRounds(projectId: number, body: RemindAllBody) {
    const { data: first, error } = await remindMany({ projectId, body, idempotencyKey: keyOf(body) });
    if (!first) return { error };
    const sum = { ...first };
    let left = first.remaining;
    for (let round = 1; left > 0; round += 1) {
      const { data, error } = await remindMany({
        projectId,
        body,
        idempotencyKey: keyOf(body, round),
      });
      if (!data) return { error };
      sum.reminded += data.reminded;
      left = data.reminded > 0 ? left - data.reminded : 0;
    }
    return { sum };
  }

  return async function remind(
    suppliers: readonly Supplier[],
    words: Words,
    isEverybody: boolean,
  ): Promise<Sent> {
    const [first, second] = suppliers;
    if (projectId === undefined || !first) return {};
    if (!second) {
      const body = { linkingId: first.linkingId, ...words };
      const { data, error } = await remindOne({ projectId, body, idempotencyKey: keyOf(body) });
      return data ? { outcome: { kind: 'reminded', supplier: first.supplierName } } : { error };
    }
    const total = { reminded: 0, askedRecently: 0, notWaiting: 0, overMailLimit: 0 };
    for (const whom of isEverybody && !words.confirmed ? pendingActions : batchesOf(suppliers)) {
      const { sum, error } = await remindRounds(projectId, { ...whom, ...words });
      if (!sum) return { error };
      total.reminded += sum.reminded;
      total.askedRecently += sum.askedRecently;
      total.notWaiting += sum.notWaiting;
      total.overMailLimit += sum.overMailLimit;
    }
    return { outcome: { kind: 'remindedMany', ...total } };
  };
}

/**
 * Everybody who owes an answer, including suppliers that this list does not know yet. Never with a
 * confirmation, which would remind those of an earlier round again.
 */
const pendingActions: readonly RemindAllBody[] = [{ actionCode: 'INVITED' }, { actionCode: 'NOT_SUBMITTED' }];

function batchesOf(suppliers: readonly Supplier[]): RemindAllBody[] {
  const ids = suppliers.map(({ linkingId }) => linkingId);
  return Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, index) => ({
    linkingIds: ids.slice(index * maxIds, (index + 1) * maxIds),
  }));
}
