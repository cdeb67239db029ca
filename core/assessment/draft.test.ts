import { changesSince, hasDraft, requestsOf } from './draft';

const segment = (assessmentStatus: 'draft' | 'submitted', countryCode = 'AT') => ({
  sectorCode: 'ALUMINIUM',
  countryCode,
  assessmentStatus,
});
const request = (Status: string, RequestedCountry = 'AT') => ({
  Status,
  RequestedSector: 'ALUMINIUM',
  RequestedCountry,
});
const company = { assessmentStatus: 'submitted' } as const;

test.each([
  ['company questions never answered', undefined, [], [], true],
  ['company questions a draft', { assessmentStatus: 'draft' } as const, [], [], true],
  ['an accepted request for a draft', company, [segment('draft')], [request('Accepted')], true],
  ['an invited request for a draft', company, [segment('draft')], [request('invited')], false],
  [
    'an accepted request for another country',
    company,
    [segment('draft')],
    [request('accepted', 'DE')],
    false,
  ],
  ['everything submitted', company, [segment('submitted')], [request('accepted')], false],
])('%s', (_case, questions, segments, requests, expected) => {
  expect(hasDraft(questions, segments, requests)).toBe(expected);
});

test('a segment answers the accepted requests for its sector and country', () => {
  const wanted = request('ACCEPTED');
  expect(requestsOf([wanted, request('declined'), request('accepted', 'DE')], segment('draft'))).toEqual([
    wanted,
  ]);
});

test('names answers that were changed, added or removed since the submission', () => {
  const submitted = { same: ['a'], other: 1, gone: 'x' };
  expect(changesSince(submitted, { same: ['a'], other: 2, fresh: 0 })).toEqual([
    { id: 'other', isFirst: false },
    { id: 'gone', isFirst: false },
    { id: 'fresh', isFirst: true },
  ]);
});

test('does not name retired questions', () => {
  const submitted = { asked: 1, retired: 1 };
  expect(changesSince(submitted, {}, [{ id: 'asked' }])).toEqual([{ id: 'asked', isFirst: false }]);
});
