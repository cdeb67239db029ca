import { string } from 'yup';

/** What the rules of a day need to know. */
export interface DayContext {
  /** `YYYY-MM-DD`: of the reader in a form, the latest on earth on the server. */
  today: string;
}

/** A day that must not be in the future; may be empty. Context: `DayContext`. */
export const pastDay = (fault: string) =>
  string().test('past', fault, (day, { options }) => !day || day <= (options.context as DayContext).today);
