import type { BusinessSegment } from '../../../../core/contracts/business-segments';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { normaliseStatus } from '../../../../core/requests/status';
import type { ApiError } from '../../../lib/api/api-error';
import { processingFromMs, processingUntilMs } from '../constants';

/**
 * What a failed submission means (section 4): a call that is cut off after 28 to 35 s goes on in the background, any
 * other timeout leaves open how it ended, and everything else was refused. A connection that breaks so late leaves it
 * open, too.
 */
export function verdictOn({ status }: ApiError, elapsedMs: number): 'processing' | 'timedOut' | 'failed' {
  const isTimeout = status === 'TIMEOUT' || status === 408 || status === 504;
  const isCutOff = isTimeout || (status === 'NETWORK' && elapsedMs >= processingFromMs);
  if (!isCutOff) return 'failed';
  return elapsedMs >= processingFromMs && elapsedMs <= processingUntilMs ? 'processing' : 'timedOut';
}

/** When the customers last got the answers, by the server's clock. */
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
