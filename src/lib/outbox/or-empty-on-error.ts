import { reportLater } from './report-later';

/**
 * Calls a definition and returns nothing if it throws. An edit left by another version of the app may be unknown to
 * this one: that is reported and must not block other edits.
 */
export function orEmptyOnError<Item>(ask: () => readonly Item[]): readonly Item[] {
  try {
    return ask();
  } catch (error) {
    reportLater(error);
    return [];
  }
}
