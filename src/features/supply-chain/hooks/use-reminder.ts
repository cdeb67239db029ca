import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { RemindAllBody, RemindBody, Supplier } from '../../../../core/contracts/supply-chain';
import { useProjectId } from '../../../lib/session/use-session';
import { useRemindSupplierMutation, useRemindSuppliersMutation } from '../api';
import { supplyChainSlice } from '../supply-chain-slice';

/** The server takes this many ids in a call. */
const mostIds = 500;

type Words = Omit<RemindBody, 'linkingId'>;

/**
 * Sends reminders, to many in several calls, and reports how it went; answers whether all were sent. What was sent when a later call failed is not
 * sent twice: the same words to the same suppliers are the same call.
 */
export function useReminder() {
  const dispatch = useDispatch();
  const projectId = useProjectId();
  const [remindOne, one] = useRemindSupplierMutation();
  const [remindMany, many] = useRemindSuppliersMutation();
  const keys = useRef(new Map<string, string>());
  const { done } = supplyChainSlice.actions;

  function keyOf(body: object, round = 0): string {
    const call = JSON.stringify([body, round]);
    const key = keys.current.get(call) ?? crypto.randomUUID();
    keys.current.set(call, key);
    return key;
  }

  /** The same call until nobody of those who were to be reminded at its first round is left. */
  async function remindRounds(projectId: number, body: RemindAllBody) {
    const { data: first } = await remindMany({ projectId, body, idempotencyKey: keyOf(body) });
    if (!first) return undefined;
    const sum = { ...first };
    let left = first.remaining;
    for (let round = 1; left > 0; round += 1) {
      const { data } = await remindMany({ projectId, body, idempotencyKey: keyOf(body, round) });
      if (!data) return undefined;
      sum.reminded += data.reminded;
      left = data.reminded > 0 ? left - data.reminded : 0;
    }
    return sum;
  }

  async function remind(
    suppliers: readonly Supplier[],
    words: Words,
    isEverybody: boolean,
  ): Promise<boolean> {
    const [first, second] = suppliers;
    if (projectId === undefined || !first) return false;
    if (!second) {
      const body = { linkingId: first.linkingId, ...words };
      const answer = await remindOne({ projectId, body, idempotencyKey: keyOf(body) });
      if (answer.data) dispatch(done({ kind: 'reminded', supplier: first.supplierName }));
      return answer.data !== undefined;
    }
    const sum = { reminded: 0, askedRecently: 0, notWaiting: 0 };
    for (const whom of isEverybody && !words.confirmed ? whoOwes : batchesOf(suppliers)) {
      const answer = await remindRounds(projectId, { ...whom, ...words });
      if (!answer) return false;
      sum.reminded += answer.reminded;
      sum.askedRecently += answer.askedRecently;
      sum.notWaiting += answer.notWaiting;
    }
    dispatch(done({ kind: 'remindedMany', ...sum }));
    return true;
  }

  return { remind, isLoading: one.isLoading || many.isLoading, error: one.error ?? many.error };
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
