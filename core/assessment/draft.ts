import type { BusinessSegment } from '../contracts/business-segments';
import type { CompanyQuestions } from '../contracts/company-questions';
import type { CustomerRequest, RequestStatus } from '../contracts/customer-requests';
import { normaliseStatus } from '../requests/status';
import { isSame } from '../compare/is-same';

type Asked = Pick<CustomerRequest, 'Status' | 'RequestedSector' | 'RequestedCountry'>;
type Segment = Pick<BusinessSegment, 'sectorCode' | 'countryCode' | 'assessmentStatus'>;

/** The requests for a segment, by default the accepted ones. */
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
 * Whether something is ready to be submitted: the company questions are a draft, or a segment that an accepted request
 * asks for is one (section 4, self-assessment submit). Missing company questions count as an empty draft.
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

/** An answer that differs from the submitted one. */
export interface Change {
  id: string;
  /** The question had no submitted answer. */
  isFirst: boolean;
}

/**
 * The answers that differ from the submission. `asked` holds today's questions: an answer to a question that was
 * retired since the submission does not count as changed.
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
