import { testRequest } from '../../../tests/support/web/test-request';
import type { Missing } from '../../../core/requests/next-action';
import { daysUntil, requestSteps } from './request-steps';

const accepted = { Status: 'accepted', LastSubmitDate: null } as const;
const steps = (...args: Parameters<typeof requestSteps>) =>
  requestSteps(...args).map(({ act, customers, due, missing }) => ({ act, customers, due, missing }));

it('puts what is due first before what is due later or has no due date', () => {
  const shown = requestSteps([
    testRequest({ LinkingId: 'a', RequesterCompanyName: 'No day' }),
    testRequest({ LinkingId: 'b', RequesterCompanyName: 'Later', DueDate: '2026-12-01' }),
    testRequest({ LinkingId: 'c', RequesterCompanyName: 'Sooner', DueDate: '2026-11-20' }),
  ]);
  expect(shown.map(({ customers }) => customers)).toEqual([['Sooner'], ['Later'], ['No day']]);
});

it('leaves out requests that nobody waits for', () => {
  expect(
    requestSteps([
      testRequest({ Status: 'declined' }),
      testRequest({ Status: 'accepted', LastSubmitDate: '2026-06-01T00:00:00Z' }),
    ]),
  ).toEqual([]);
});

test.each<[string, Missing | undefined, object]>([
  ['not counted yet', undefined, { act: 'answer', missing: undefined }],
  ['answers of the segment missing', { segment: 7, company: 2 }, { act: 'answer', missing: 7 }],
  ['answers of the company missing', { segment: 0, company: 2 }, { act: 'answerCompany', missing: 2 }],
  ['nothing missing', { segment: 0, company: 0 }, { act: 'submit', missing: undefined }],
])('an accepted request leads to what it lacks: %s', (_what, missing, expected) => {
  expect(steps([testRequest(accepted)], () => missing)).toEqual([expect.objectContaining(expected)]);
});

it('one step covers all customers served by the same action, with the earliest due date', () => {
  const others = ['a', 'b', 'c'].map((id, index) =>
    testRequest({
      ...accepted,
      LinkingId: id,
      RequesterCompanyName: `Customer ${id}`,
      DueDate: `2026-12-0${3 - index}`,
      RequestedCountry: id === 'a' ? 'AT' : 'DE',
    }),
  );
  expect(steps(others)).toEqual([
    { act: 'answer', customers: ['Customer c', 'Customer b'], due: '2026-12-01', missing: undefined },
    { act: 'answer', customers: ['Customer a'], due: '2026-12-03', missing: undefined },
  ]);
});

it('suggests sharing emissions or footprints if only they are missing, and a look at an answered request that the customer flagged', () => {
  const done = '2026-06-01T00:00:00Z';
  expect(
    steps([
      testRequest({ LinkingId: 'a', Status: 'accepted', wanted: [{ kind: 'emissions', doneAt: null }] }),
      testRequest({
        LinkingId: 'c',
        Status: 'accepted',
        wanted: [
          { kind: 'emissions', doneAt: done },
          { kind: 'productFootprints', doneAt: null },
        ],
      }),
      testRequest({
        LinkingId: 'b',
        Status: 'accepted',
        needsAttention: true,
        wanted: [{ kind: 'emissions', doneAt: done }],
      }),
    ]).map(({ act }) => act),
  ).toEqual(['share', 'look', 'offer']);
});

test.each([
  ['2026-11-23', '2026-11-25', -2],
  ['2026-11-25', '2026-11-25', 0],
  ['2027-03-01', '2027-02-27', 2],
])('counts the whole days until %s', (day, today, expected) => {
  expect(daysUntil(day, today)).toBe(expected);
});
