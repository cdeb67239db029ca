import type { CustomerRequest } from '../contracts/customer-requests';
import { needsAttention, type AttentionInput } from './attention';

/** How many days before the due date a supplier's calendar reminds them. */
export const requestAlarmDays = 3;

export type DueState = 'due' | 'soon' | 'overdue';

/**
 * How close the due date of an answer is; undefined if no answer is missing or no date was set.
 * @param today `YYYY-MM-DD` on the reader's calendar
 */
export function dueState(
  request: AttentionInput & Pick<CustomerRequest, 'DueDate'>,
  today: string,
): DueState | undefined {
  const { DueDate } = request;
  if (!DueDate || !needsAttention(request)) return undefined;
  if (DueDate < today) return 'overdue';
  const days = (Date.parse(DueDate) - Date.parse(today)) / 86_400_000;
  return days <= 7 ? 'soon' : 'due';
}
