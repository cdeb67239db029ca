import { useCallback, useState } from 'react';
import { useEdit } from '../../../lib/outbox/use-edit';
import { markFirstRunComplete, type ProfileRef } from '../../../lib/session/first-run';
import { usePermissions } from '../../../domain/people/use-permissions';
import { completeFirstRun } from '../edits';
import { keepProgress, readProgress, withStep, type Progress } from '../progress';
import type { StepId } from '../steps';

export interface FirstRun {
  progress: Progress;
  go: (step: StepId) => void;
  /** Ends guided mode: for this person, and for the whole company if they are an administrator. */
  complete: () => void;
}

/** The person's progress in the guided first run, stored on this device after every step. */
export function useFirstRun(profile: ProfileRef): FirstRun {
  const { isAdmin } = usePermissions();
  const openForAll = useEdit(completeFirstRun);
  const [progress, setProgress] = useState(() => readProgress(profile));

  const change = useCallback(
    (next: Progress) => {
      keepProgress(profile, next);
      setProgress(next);
    },
    [profile],
  );

  return {
    progress,
    go: (step) => change(withStep(progress, step)),
    complete: () => {
      change({ ...progress, awaitsWelcome: true });
      markFirstRunComplete(profile);
      if (isAdmin) void openForAll({ projectId: profile.projectId });
    },
  };
}
