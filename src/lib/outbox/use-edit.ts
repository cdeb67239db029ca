import { useCallback } from 'react';
import { useAppDispatch } from '../store/hooks';
import { editMade, type EditOutcome } from './actions';
import type { Edit } from './edit';

/**
 * A function that makes an edit. The edit is shown at once and lost in no case; the promise tells whether the server
 * has it, it waits on the device, or it was refused.
 */
export function useEdit<Arg extends object, Answer>(
  edit: Edit<Arg, Answer>,
): (arg: Arg) => Promise<EditOutcome<Answer>> {
  const dispatch = useAppDispatch();
  return useCallback(
    // The outbox answers its action with a promise.
    (arg) => dispatch(editMade({ name: edit.name, arg })) as unknown as Promise<EditOutcome<Answer>>,
    [dispatch, edit],
  );
}
