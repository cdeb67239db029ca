import { ownerOf, answersIn, toAnswersPart, type AnswersPart, type SessionPart } from './parts';
import type { Migrate } from './persist-config';
import { isSessionData } from './session-data';
import { isValueList } from '../api/saved-answer';
import { isCurrentList, restoreRefusal, type RestoreConditions, type Discarded } from './saved-state';

export interface MigrateOptions {
  conditions: () => RestoreConditions;
  onDiscarded: (reason: Discarded) => void;
}

/** Accepts a stored session only if it may be shown: of this version, person and project, and recent enough. */
export function migrateSession({ conditions, onDiscarded }: MigrateOptions): Migrate<SessionPart> {
  return async (found) => {
    if (found === undefined) return undefined;
    const reason = restoreRefusal(found, conditions()) ?? (isSessionData(found.data) ? undefined : 'broken');
    if (reason) onDiscarded(reason);
    return reason ? undefined : found;
  };
}

/**
 * Accepts stored answers only if they may be shown to their owner; value lists, which are the same for everyone, for a
 * day.
 */
export function migrateAnswers({ conditions, onDiscarded }: MigrateOptions): Migrate<AnswersPart> {
  return async (found = {}) => {
    const { now } = conditions();
    const owner = ownerOf(found);
    const reason = owner && restoreRefusal(owner, conditions());
    if (reason) onDiscarded(reason);
    const isShown = owner !== undefined && !reason;
    const answers = answersIn(found).filter((answer) =>
      isValueList(answer) ? isCurrentList(answer, now) : isShown,
    );
    return toAnswersPart(isShown ? owner : undefined, answers);
  };
}
