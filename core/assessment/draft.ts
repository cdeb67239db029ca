import type { BusinessSegment } from '../contracts/business-segments';
import type { CompanyQuestions } from '../contracts/company-questions';
import type { CustomerRequest, RequestStatus } from '../contracts/customer-requests';
import { normaliseStatus } from '../requests/status';
import { isSame } from '../compare/is-same';

type Asked = Pick<CustomerRequest, 'Status' | 'RequestedSector' | 'RequestedCountry'>;
type Segment = Pick<BusinessSegment, 'sectorCode' | 'countryCode' | 'assessmentStatus'>;

/** The requests for a segment, accepted ones unless said otherwise. */
export function requestsOf<Request extends Asked>(
  requests: readonly Request[],
  { sectorCode, countryCode }: Pick<Segment, 'sectorCode' | 'countryCode'>,
  status: RequestStatus = 'accepted',
): Request[] {
  return requests.filter(
    (request) =>
      normaliseStatus(request.Status) === status &&
      request.RequestedSector === sectorCode &&
      request.RequestedCountry === countryCode,
  );
}

/**
 * Whether something waits to be submitted: the company questions are a draft, or a segment that an accepted request
 * asks for is one. Section 4, self-assessment submit. Without company questions there is an empty draft.
 */
export function hasDraft(
  companyQuestions: Pick<CompanyQuestions, 'assessmentStatus'> | undefined,
  segments: readonly Segment[],
  requests: readonly Asked[],
): boolean {
  if (companyQuestions?.assessmentStatus !== 'submitted') return true;
  return segments.some(
    (segment) => segment.assessmentStatus === 'draft' && requestsOf(requests, segment).length > 0,
  );
}

/** An answer that is another than in what was submitted. */
export interface Change {
  id: string;
  /** Nothing was submitted in its place. */
  isFirst: boolean;
}

/**
 * What is another than in what was submitted. `asked` is what is asked today: an answer to a question that was asked
 * at the submission, and no longer is, has not been changed by anybody.
 */
export function changesSince<Value>(
  submitted: Readonly<Record<string, Value>>,
  current: Readonly<Record<string, Value>>,
  asked?: readonly { id: string }[],
): Change[] {
  const ids = new Set([...Object.keys(submitted), ...Object.keys(current)]);
  const isAsked = (id: string) => !asked || asked.some((each) => each.id === id);
  return [...ids]
    .filter((id) => isAsked(id) && !isSame(submitted[id], current[id]))
    .map((id) => ({ id, isFirst: submitted[id] === undefined }));
}
