import { ApiError } from './api-error';

/**
 * @param faults what the rules of a record have found; empty for nothing
 * @throws ApiError 400 with the first of them, and its message
 */
export function refuseFaults(
  faults: Readonly<Record<string, string>>,
  messages: Readonly<Record<string, string>>,
): void {
  const [fault] = Object.values(faults);
  if (fault !== undefined) throw new ApiError(400, fault, messages[fault] ?? fault);
}
