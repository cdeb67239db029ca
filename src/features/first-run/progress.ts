import { profileKey, type ProfileRef } from '../../lib/session/first-run';
import { deviceStorage } from '../../lib/storage/safe-storage';
import { isStepId, stepIds, type StepId } from './steps';

/** The step a person has reached. Their input is saved in the areas themselves. */
export interface Progress {
  /** Undefined until the introduction has been read. */
  step: StepId | undefined;
  /** The furthest step that has been opened. */
  furthest: StepId;
  /** The first run is complete, but the welcome dialog has not been read yet. */
  awaitsWelcome: boolean;
}

const key = 'firstRun';
export const initialProgress: Progress = { step: undefined, furthest: 'targets', awaitsWelcome: false };

/**
 * Where the person left off on this device, even after signing out. Progress of others or unreadable progress
 * counts as none.
 */
export function readProgress(profile: ProfileRef): Progress {
  try {
    const stored = JSON.parse(deviceStorage.get(key) ?? 'null') as
      | (Partial<Record<keyof Progress, unknown>> & { of?: unknown })
      | null;
    if (stored?.of !== profileKey(profile)) return initialProgress;
    return {
      step: isStepId(stored.step) ? stored.step : undefined,
      furthest: isStepId(stored.furthest) ? stored.furthest : 'targets',
      awaitsWelcome: stored.awaitsWelcome === true,
    };
  } catch {
    return initialProgress;
  }
}

export function keepProgress(profile: ProfileRef, progress: Progress): void {
  deviceStorage.set(key, JSON.stringify({ of: profileKey(profile), ...progress }));
}

export function forgetProgress(): void {
  deviceStorage.remove(key);
}

/** The progress after opening a step. */
export function withStep(progress: Progress, step: StepId): Progress {
  const isFurther = stepIds.indexOf(step) > stepIds.indexOf(progress.furthest);
  return { ...progress, step, furthest: isFurther ? step : progress.furthest };
}
