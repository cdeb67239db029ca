import { useCallback } from 'react';
import { useAppDispatch } from '../store/hooks';
import { editMade, type EditOutcome } from './actions';
import type { Edit } from './edit';

/**
 * Returns a function that makes an edit. The edit is shown immediately and never lost; the promise resolves to its
 * outcome: on the server, queued on the device, or refused.
 */
export function useEdit<Arg extends object, Answer>(
  edit: Edit<Arg, Answer>,
): (arg: Arg) => Promise<EditOutcome<Answer>> {
  const dispatch = useAppDispatch();
  return useCallback(
    // The outbox returns a promise for this action.
    (arg) => dispatch(editMade({ name: edit.name, arg })) as unknown as Promise<EditOutcome<Answer>>,
    [dispatch, edit],
  );
}
