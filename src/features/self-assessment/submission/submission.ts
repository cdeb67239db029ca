import type { BusinessSegment } from '../../../../core/contracts/business-segments';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { normaliseStatus } from '../../../../core/requests/status';
import type { ApiError } from '../../../lib/api/api-error';
import { processingFromMs, processingUntilMs } from '../constants';

/**
 * What a failed submission means (section 4): a request cut off after 28 to 35 s continues in the background,
 * any other timeout leaves the outcome open, and everything else was refused. A connection that breaks after
 * such a time leaves it open, too.
 */
export function classifyFailure(
  { status }: ApiError,
  elapsedMs: number,
): 'processing' | 'timedOut' | 'failed' {
  const isTimeout = status === 'TIMEOUT' || status === 408 || status === 504;
  const isCutOff = isTimeout || (status === 'NETWORK' && elapsedMs >= processingFromMs);
  if (!isCutOff) return 'failed';
  return elapsedMs >= processingFromMs && elapsedMs <= processingUntilMs ? 'processing' : 'timedOut';
}

/** When customers last received the answers, by the server's clock. */
export function lastSubmittedOf(
  segments: readonly Pick<BusinessSegment, 'submittedAt'>[],
  requests: readonly Pick<CustomerRequest, 'Status' | 'LastSubmitDate'>[],
): string | null {
  const accepted = requests.filter(({ Status }) => normaliseStatus(Status) === 'accepted');
  const dates = [
    ...segments.map(({ submittedAt }) => submittedAt),
    ...accepted.map(({ LastSubmitDate }) => LastSubmitDate),
  ];
  return dates.reduce((latest, date) => ((date ?? '') > (latest ?? '') ? date : latest), null);
}
