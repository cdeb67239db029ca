import { answersIn, ownerOf, toAnswersPart, type AnswersPart } from './parts';
import { isValueList } from '../api/saved-answer';
import { forgetSaved, readSaved, save } from './state-database';

interface AnswersEngineOptions {
  /** Whether the session to be written is still this browser's current one. */
  mayWrite: () => boolean;
  onSaved: () => void;
  onFailed: () => void;
}

/**
 * Stores answers in IndexedDB, one record each, and writes only those whose reference has changed since they were read
 * or written. A missing answer is not deleted: another tab may have written it.
 */
export function createAnswersEngine({ mayWrite, onSaved, onFailed }: AnswersEngineOptions) {
  let written: AnswersPart = {};
  return {
    async getItem(): Promise<AnswersPart> {
      const { state, answers, lists } = await readSaved();
      written = toAnswersPart(state, [...answers, ...lists]);
      return written;
    },
    async setItem(_key: string, staged: AnswersPart): Promise<void> {
      // The library keeps mutating the object that it passes.
      const part = { ...staged };
      const owner = ownerOf(part);
      if (!owner || !mayWrite()) return;
      const all = answersIn(part);
      const own = all.filter((answer) => !isValueList(answer));
      const before = written;
      const isChanged = (answer: (typeof all)[number]) => before[answer.cacheKey] !== answer;
      // Set before the write, so that a concurrent write does not repeat it.
      written = part;
      try {
        await save(
          owner,
          { all: own, changed: own.filter(isChanged) },
          all.filter(isValueList).filter(isChanged),
        );
        onSaved();
      } catch {
        // If the storage is full or blocked, only the quick start is lost. What did not fit is written with the next
        // answer.
        written = before;
        onFailed();
      }
    },
    removeItem: () => forgetSaved(),
  };
}
