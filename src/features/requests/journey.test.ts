import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import { testRequest } from '../../../tests/support/web/test-request';
import { journeyOf } from './journey';

const submitted = { Status: 'accepted', LastSubmitDate: '2026-04-01T00:00:00Z' };
const assessment = { kind: 'selfAssessment', doneAt: submitted.LastSubmitDate } as const;

test.each<[string, Partial<CustomerRequest>, string]>([
  ['an invitation', {}, 'received done, accepted next, submitted open, delivered open'],
  ['accepted', { Status: 'accepted' }, 'received done, accepted done, submitted next, delivered open'],
  ['submitted', submitted, 'received done, accepted done, submitted done, delivered done'],
  [
    'asked again after the submission',
    { ...submitted, LastLinkingRequest: '2026-05-01T00:00:00Z' },
    'received done, accepted done, submitted next, delivered open',
  ],
  [
    'submitted, but emissions are still to be shared',
    { ...submitted, wanted: [assessment, { kind: 'emissions', doneAt: null }] },
    'received done, accepted done, submitted done, delivered next',
  ],
  [
    'a request for emissions only, which needs no submission',
    { Status: 'accepted', wanted: [{ kind: 'emissions', doneAt: null }] },
    'received done, accepted done, delivered next',
  ],
])('%s', (_case, changes, steps) => {
  const journey = journeyOf(testRequest(changes));
  expect(journey.map(({ step, state }) => `${step} ${state}`).join(', ')).toBe(steps);
});

it('is delivered when the last of what was requested is done', () => {
  const wanted = [
    { kind: 'emissions', doneAt: '2026-05-02T00:00:00Z' },
    { ...assessment },
  ] satisfies CustomerRequest['wanted'];
  expect(journeyOf(testRequest({ ...submitted, wanted })).at(-1)).toEqual({
    step: 'delivered',
    state: 'done',
    at: '2026-05-02T00:00:00Z',
  });
});
