import { useRef } from 'react';
import type { RemindAllBody, RemindBody, Supplier } from '../../../../core/contracts/supply-chain';
import { useProjectId } from '../../../lib/session/use-session';
import { useRemindSupplierMutation, useRemindSuppliersMutation } from '../api';
import type { Outcome } from '../supply-chain-slice';

/** The server takes this many ids in a call. */
const mostIds = 500;

type Words = Omit<RemindBody, 'linkingId'>;

/** How it went, or why not all were sent. */
interface Sent {
  outcome?: Outcome;
  error?: unknown;
}

/**
 * Sends reminders, to many in several calls. What was sent when a later call failed is not sent twice: the same words
 * to the same suppliers are the same call.
 */
export function useReminder() {
  const projectId = useProjectId();
  const [remindOne] = useRemindSupplierMutation();
  const [remindMany] = useRemindSuppliersMutation();
  const keys = useRef(new Map<string, string>());

  function keyOf(body: object, round = 0): string {
    const call = JSON.stringify([body, round]);
    const key = keys.current.get(call) ?? crypto.randomUUID();
    keys.current.set(call, key);
    return key;
  }

  /** The same call until nobody of those who were to be reminded at its first round is left. */
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
    const total = { reminded: 0, askedRecently: 0, notWaiting: 0 };
    for (const whom of isEverybody && !words.confirmed ? whoOwes : batchesOf(suppliers)) {
      const { sum, error } = await remindRounds(projectId, { ...whom, ...words });
      if (!sum) return { error };
      total.reminded += sum.reminded;
      total.askedRecently += sum.askedRecently;
      total.notWaiting += sum.notWaiting;
    }
    return { outcome: { kind: 'remindedMany', ...total } };
  };
}

/**
 * Everybody who owes an answer, also those whom this list does not know yet. Not with a confirmation: it would let
 * those through again whom an earlier round has just reminded.
 */
const whoOwes: readonly RemindAllBody[] = [{ actionCode: 'INVITED' }, { actionCode: 'NOT_SUBMITTED' }];

function batchesOf(suppliers: readonly Supplier[]): RemindAllBody[] {
  const ids = suppliers.map(({ linkingId }) => linkingId);
  return Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, index) => ({
    linkingIds: ids.slice(index * mostIds, (index + 1) * mostIds),
  }));
}
