import { useMemo } from 'react';
import { hasDraft, requestsOf } from '../../../../core/assessment/draft';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { awaitsSubmission } from '../../../../core/requests/attention';
import { normaliseStatus } from '../../../../core/requests/status';
import { emptyCompanyQuestions } from '../state/company-draft';
import { companyViewOf, type CompanyView } from '../state/company-view';
import { viewOf, type SegmentView } from '../state/segment-view';
import { lastSubmittedOf } from './submission';
import { useCompanyQuestions, useRequests, useSegments } from '../use-assessment';

type Asked = Pick<CustomerRequest, 'RequestedSector' | 'RequestedCountry'>;

export interface Overview {
  company: CompanyView;
  views: readonly SegmentView[];
  /** Requests whose customers receive the answers. */
  accepted: readonly CustomerRequest[];
  /** Whether anything is answered at all. */
  isAnswered: boolean;
  /** Whether there are unsubmitted changes. */
  isDraft: boolean;
  /** Whether a customer has asked since the last submission, or has received none yet. */
  isAwaited: boolean;
  lastSubmitted: string | null;
  /** The accepted requests that a segment answers. */
  askedBy: (view: SegmentView) => readonly CustomerRequest[];
  /** The segment that answers a request. */
  answeringView: (request: Asked) => SegmentView | undefined;
  /** Customers whose request for it is neither accepted nor declined. */
  invitedBy: (view: SegmentView) => readonly CustomerRequest[];
}

/** The data of the overview; undefined until everything has loaded. */
export function useOverview(): {
  overview: Overview | undefined;
  /** Why the last load failed. */
  failure: string | undefined;
  retry: () => void;
} {
  const segments = useSegments();
  const questions = useCompanyQuestions();
  const requests = useRequests();
  const overview = useMemo(() => {
    if (!segments.data || questions.data === undefined || !requests.data) return undefined;
    const accepted = requests.data.filter(({ Status }) => normaliseStatus(Status) === 'accepted');
    const views = segments.data.map(viewOf);
    const company = companyViewOf(questions.data ?? emptyCompanyQuestions);
    return {
      company,
      views,
      accepted,
      isAnswered: [company, ...views].some(({ progress }) => progress.answered > 0),
      isDraft: hasDraft(questions.data ?? undefined, segments.data, accepted),
      isAwaited: accepted.some(awaitsSubmission),
      lastSubmitted: lastSubmittedOf(segments.data, requests.data),
      askedBy: ({ segment }: SegmentView) => requestsOf(accepted, segment),
      answeringView: ({ RequestedSector, RequestedCountry }: Asked) =>
        views.find(
          ({ segment }) => segment.sectorCode === RequestedSector && segment.countryCode === RequestedCountry,
        ),
      invitedBy: ({ segment }: SegmentView) => requestsOf(requests.data ?? [], segment, 'invited'),
    };
  }, [segments.data, questions.data, requests.data]);
  const all = [segments, questions, requests];
  return {
    overview,
    failure: all.find(({ failure }) => failure)?.failure,
    retry: () => all.filter(({ failure }) => failure).forEach(({ retry }) => retry()),
  };
}
