import { useCallback, useRef, useState } from 'react';
import { useAppDispatch } from '../store/hooks';
import { editMade, type EditOutcome } from './actions';
import type { Edit } from './edit';

/** How the last edit made through the hook is going. */
export type EditProgress<Answer> = { status: 'idle' | 'sending' } | EditOutcome<Answer>;

/**
 * A function that makes an edit, and how its last one is going. The edit is shown at once and lost in no case; the
 * promise tells whether the server has it, it waits on the device, or it was refused.
 */
export function useEdit<Arg extends object, Answer>(
  edit: Edit<Arg, Answer>,
): [save: (arg: Arg) => Promise<EditOutcome<Answer>>, progress: EditProgress<Answer>] {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<EditProgress<Answer>>({ status: 'idle' });
  const latest = useRef(0);
  const save = useCallback(
    async (arg: Arg) => {
      const turn = (latest.current += 1);
      setProgress({ status: 'sending' });
      // The outbox answers its action with a promise.
      const made = dispatch(editMade({ name: edit.name, arg })) as unknown as Promise<EditOutcome<Answer>>;
      const outcome = await made;
      if (turn === latest.current) setProgress(outcome);
      return outcome;
    },
    [dispatch, edit],
  );
  return [save, progress];
}
