import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { editRetried } from './actions';
import { isConflict, type OutboxEntry } from './entry';
import { selectEntries } from './outbox-slice';

type State = Parameters<typeof selectEntries>[0];

/** In a conflict the person compares both states first. */
const refusedOf = (state: State, subject: string | undefined): OutboxEntry | undefined =>
  selectEntries(state).find(
    (entry) => entry.subject === subject && entry.state === 'refused' && !isConflict(entry),
  );

/** The edit of a subject that the server has refused, and that waits for the person's decision. */
export function useRefusedEdit(subject: string | undefined): OutboxEntry | undefined {
  return useAppSelector((state: State) => refusedOf(state, subject));
}

/** Returns a function that sends a refused edit again: someone who saves its form unchanged wants it as it is. */
export function useSendAgain(): (subject: string) => void {
  const store = useStore<State>();
  const dispatch = useAppDispatch();
  return useCallback(
    (subject) => {
      const refused = refusedOf(store.getState(), subject);
      if (refused) dispatch(editRetried(refused.id));
    },
    [store, dispatch],
  );
}
