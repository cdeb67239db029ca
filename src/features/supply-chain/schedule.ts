/** When a supplier is to answer and is reminded. */
export interface Schedule {
  /** `YYYY-MM-DD`, or empty. */
  dueDate: string;
  remindDaysBefore: number | null;
}
