import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import { attentionReason, type AttentionReason } from './attention-reason';
import { testRequest } from '../../../tests/support/web/test-request';

const submitted = { Status: 'accepted', LastSubmitDate: '2026-04-01T00:00:00Z' };

test.each<[string, Partial<CustomerRequest>, AttentionReason | undefined]>([
  ['an invitation waits for an answer', {}, 'invited'],
  ['an accepted request without a submission', { Status: 'accepted' }, 'neverSubmitted'],
  [
    'asked again after the submission',
    { ...submitted, LastLinkingRequest: '2026-05-01T00:00:00Z' },
    'askedAgain',
  ],
  ['answered, but marked by the server', { ...submitted, needsAttention: true }, 'flagged'],
  ['answered', submitted, undefined],
  [
    'half of what is asked for done',
    {
      ...submitted,
      wanted: [
        { kind: 'selfAssessment', doneAt: submitted.LastSubmitDate },
        { kind: 'emissions', doneAt: null },
      ],
    },
    'partly',
  ],
  [
    'emissions asked for and shared',
    { Status: 'accepted', wanted: [{ kind: 'emissions', doneAt: '2026-04-01T00:00:00Z' }] },
    undefined,
  ],
  ['declined', { Status: 'declined', needsAttention: true }, undefined],
])('%s', (_case, changes, reason) => {
  expect(attentionReason(testRequest(changes))).toBe(reason);
});
