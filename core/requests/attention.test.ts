import { awaitsSubmission, countNeedingAttention, needsAttention, type AttentionInput } from './attention';

const before = '2026-01-01T00:00:00Z';
const submit = '2026-06-01T00:00:00Z';
const after = '2026-07-01T00:00:00Z';

const request = (changes: Partial<AttentionInput>): AttentionInput => ({
  Status: 'accepted',
  LinkingCreated: before,
  LastLinkingRequest: before,
  LastSubmitDate: submit,
  ...changes,
});

describe('needsAttention', () => {
  test.each<[string, Partial<AttentionInput>, boolean]>([
    ['an invitation', { Status: 'invited' }, true],
    ['an invitation after a submission', { Status: 'invited', LastSubmitDate: submit }, true],
    ['an invitation flagged false', { Status: 'invited', needsAttention: false }, true],
    ['an invitation in capitals', { Status: 'INVITED' }, true],
    ['a declined request', { Status: 'declined' }, false],
    ['a declined request flagged true', { Status: 'Declined', needsAttention: true }, false],
    ['accepted, never submitted', { LastSubmitDate: null }, true],
    ['accepted, submit date unreadable', { LastSubmitDate: 'soon' }, true],
    ['accepted, submit date empty', { LastSubmitDate: '' }, true],
    ['accepted, asked before the submission', {}, false],
    ['accepted, asked at the very moment of the submission', { LastLinkingRequest: submit }, false],
    ['accepted, asked again since', { LastLinkingRequest: after }, true],
    [
      'accepted, asked again since, flagged false',
      { LastLinkingRequest: after, needsAttention: false },
      true,
    ],
    ['accepted and answered, flagged true', { needsAttention: true }, true],
    [
      'accepted, last request unknown, created since',
      { LastLinkingRequest: '', LinkingCreated: after },
      true,
    ],
    ['accepted, last request unknown, created before', { LastLinkingRequest: '' }, false],
    ['accepted, created since but asked before', { LinkingCreated: after }, false],
    ['accepted, no date of asking at all', { LastLinkingRequest: '', LinkingCreated: '' }, false],
    ['a status of a later version', { Status: 'archived', LastSubmitDate: null }, false],
    ['a status of a later version, flagged true', { Status: 'archived', needsAttention: true }, true],
  ])('%s', (_case, changes, expected) => {
    expect(needsAttention(request(changes))).toBe(expected);
  });

  test('compares dates of both formats as instants', () => {
    const asked = { LastLinkingRequest: '2026-06-01T03:00:00' };
    expect(needsAttention(request({ ...asked, LastSubmitDate: '2026-06-01T10:59:00Z' }))).toBe(true);
    expect(needsAttention(request({ ...asked, LastSubmitDate: '2026-06-01T11:00:00Z' }))).toBe(false);
  });

  test('does not crash on dates that are missing altogether', () => {
    const bare = { Status: 'accepted' } as AttentionInput;
    expect(needsAttention(bare)).toBe(true);
  });
});

test('countNeedingAttention counts the waiting requests', () => {
  expect(countNeedingAttention([])).toBe(0);
  expect(
    countNeedingAttention([
      request({ Status: 'invited' }),
      request({ LastSubmitDate: null }),
      request({}),
      request({ Status: 'declined' }),
    ]),
  ).toBe(2);
});

describe('awaitsSubmission', () => {
  const assessment = (doneAt: string | null) => ({ kind: 'selfAssessment', doneAt }) as const;
  const emissions = (doneAt: string | null) => ({ kind: 'emissions', doneAt }) as const;

  test.each<[string, Partial<AttentionInput>, boolean]>([
    ['never submitted', { LastSubmitDate: null }, true],
    ['submitted', {}, false],
    ['submitted, asked again since', { LastLinkingRequest: after }, true],
    ['submitted, flagged true', { needsAttention: true }, true],
    ['submitted, emissions owed', { wanted: [assessment(submit), emissions(null)] }, false],
    [
      'submitted, asked again since for the emissions that are owed',
      { LastLinkingRequest: after, wanted: [assessment(submit), emissions(null)] },
      false,
    ],
    ['emissions shared, never submitted', { wanted: [assessment(null), emissions(submit)] }, true],
    [
      'all done, asked again since',
      { LastLinkingRequest: after, wanted: [assessment(submit), emissions(submit)] },
      true,
    ],
    ['only emissions asked for', { LastSubmitDate: null, wanted: [emissions(null)] }, false],
    ['an invitation', { Status: 'invited', LastSubmitDate: null }, false],
    ['declined', { Status: 'declined', LastSubmitDate: null }, false],
  ])('%s', (_what, changes, expected) => {
    expect(awaitsSubmission(request(changes))).toBe(expected);
  });
});
