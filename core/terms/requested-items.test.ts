import { isAllDone, isAnswered, requestedItemsOf, type RequestedItem } from './requested-items';

const asked = Date.parse('2026-05-10T08:00:00.000Z');
const before = '2026-05-01T08:00:00.000Z';
const since = '2026-05-20T08:00:00.000Z';
const assessment = (doneAt: string | null): RequestedItem => ({ kind: 'selfAssessment', doneAt });
const emissions = (doneAt: string | null): RequestedItem => ({ kind: 'emissions', doneAt });

test.each<[string, RequestedItem[], boolean]>([
  ['the one thing, done since it was asked', [assessment(since)], true],
  ['the one thing, done before it was asked again', [assessment(before)], false],
  ['one of two', [assessment(since), emissions(null)], false],
  ['both, one of them since it was asked again', [assessment(before), emissions(since)], true],
  ['both before it was asked again', [assessment(before), emissions(before)], false],
  ['emissions alone', [emissions(since)], true],
  ['nothing', [assessment(null)], false],
])('%s', (_what, wanted, expected) => {
  expect(isAnswered(wanted, asked)).toBe(expected);
});

test('if the time of asking is unknown, anything done counts as an answer', () => {
  expect(isAnswered([assessment(before)], undefined)).toBe(true);
  expect(isAnswered([assessment(null)], undefined)).toBe(false);
});

test('everything is done once each kind is', () => {
  expect(isAllDone([assessment(before), emissions(null)])).toBe(false);
  expect(isAllDone([assessment(before), emissions(before)])).toBe(true);
});

test('an older request asks for the self-assessment, done when it was submitted', () => {
  expect(requestedItemsOf({ lastSubmitDate: before })).toEqual([assessment(before)]);
  expect(requestedItemsOf({ wanted: [emissions(null)], lastSubmitDate: before })).toEqual([emissions(null)]);
});
