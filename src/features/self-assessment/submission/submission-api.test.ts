import { apiStore } from '../../../../tests/support/web/api-store';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { testSegment } from '../../../../tests/support/web/test-segment';
import { countReloads, threeReloads } from '../../../../tests/support/web/three-reloads';
import { customerRequestsApi } from '../../../domain/requests/customer-requests-api';
import { assessmentApi } from '../api';
import { emptyCompanyQuestions } from '../state/company-draft';
import { reactToSubmission } from './react-to-submission';
import { submissionApi } from './submission-api';

const segmentsCall = 'GET /api/business-segments/project/42';
const { getBusinessSegments, getCompanyQuestions } = assessmentApi.endpoints;
const page = (...data: unknown[]) => ({ data, meta: { pagination: { pageCount: 1 } } });

it('marks a local draft as submitted after a submission elsewhere, before it is fetched again', async () => {
  stubNetwork({
    [segmentsCall]: page(testSegment()),
    'GET /api/company-questions/project/42': { data: emptyCompanyQuestions },
  });
  const store = apiStore();
  await store.dispatch(getBusinessSegments.initiate(42));
  await store.dispatch(getCompanyQuestions.initiate(42));
  const timestamp = '2026-11-20T10:00:00.000Z';
  const event = { id: 'e', type: 'submission:complete', action: 'submit', projectId: 42, timestamp } as const;
  expect(reactToSubmission(event, store.dispatch as never)).toContain('BusinessSegments');
  const state = store.getState();
  expect(getCompanyQuestions.select(42)(state).data?.assessmentStatus).toBe('submitted');
  expect(
    getBusinessSegments
      .select(42)(state)
      .data?.map(({ assessmentStatus }) => assessmentStatus),
  ).toEqual(['submitted']);
});

it('reloads segments, company questions and requests three times after a submission', async () => {
  jest.useFakeTimers();
  const calls = [
    segmentsCall,
    'GET /api/company-questions/project/42',
    'GET /api/customer-requests/project/42',
  ] as const;
  const { to } = stubNetwork({
    [calls[0]]: page(),
    [calls[1]]: { data: emptyCompanyQuestions },
    [calls[2]]: page(),
    'POST /api/customer-requests/project/42/submit': { data: { requests: 0, segments: 0 } },
  });
  const store = apiStore();
  const { getCustomerRequests } = customerRequestsApi.endpoints;
  for (const query of [getBusinessSegments, getCompanyQuestions, getCustomerRequests] as const)
    void store.dispatch(query.initiate(42) as never);
  await jest.advanceTimersByTimeAsync(100);
  void store.dispatch(submissionApi.endpoints.submitAssessment.initiate(42));
  await jest.advanceTimersByTimeAsync(0);
  const loads = () => Math.min(...calls.map((call) => to(call).length));
  expect(loads()).toBe(2);
  expect(await countReloads(loads)).toEqual(threeReloads);
  jest.useRealTimers();
});
