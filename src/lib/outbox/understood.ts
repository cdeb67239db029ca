import { reportLater } from './report-later';

/**
 * What a definition says to an edit, or nothing: one that another version of the app has left behind may be beyond
 * it, which is reported and must hold up no other edit.
 */
export function whatIsUnderstood<Item>(ask: () => readonly Item[]): readonly Item[] {
  try {
    return ask();
  } catch (error) {
    reportLater(error);
    return [];
  }
}
