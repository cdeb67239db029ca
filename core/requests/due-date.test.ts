import { dueState } from './due-date';

const today = '2026-11-20';
const request = {
  Status: 'invited',
  LinkingCreated: '2026-03-02T09:00:00Z',
  LastLinkingRequest: '2026-03-02T09:00:00Z',
  LastSubmitDate: null,
};

test.each([
  ['2026-11-19', 'overdue'],
  ['2026-11-20', 'soon'],
  ['2026-11-27', 'soon'],
  ['2026-11-28', 'due'],
  [null, undefined],
])('an answer due on %s is %s', (DueDate, expected) => {
  expect(dueState({ ...request, DueDate }, today)).toBe(expected);
});

test('nothing is due for a request that is answered or declined', () => {
  const due = { DueDate: '2026-11-01' };
  expect(dueState({ ...request, ...due, Status: 'declined' }, today)).toBeUndefined();
  const submitted = { Status: 'accepted', LastSubmitDate: '2026-06-01T09:00:00Z' };
  expect(dueState({ ...request, ...due, ...submitted }, today)).toBeUndefined();
});
