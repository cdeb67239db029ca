import { countByStatus, filterRequests, noFilter, type RequestFilter } from './filter';
import { testRequest } from '../../../tests/support/web/test-request';

const requests = [
  testRequest({ LinkingId: 'a', RequesterCompanyName: 'Müller Antriebe', SupplierId: '10045' }),
  testRequest({
    LinkingId: 'b',
    Status: 'Accepted',
    RequesterCompanyName: 'Société Générale des Pneus',
    LastSubmitDate: '2026-04-01T00:00:00Z',
  }),
  testRequest({ LinkingId: 'c', Status: 'DECLINED', RequesterCompanyName: '上海汽车', SupplierId: 'SUP-7' }),
  testRequest({ LinkingId: 'd', Status: 'accepted', RequesterCompanyName: 'Atlas', RequestedCountry: 'ES' }),
];
const countries: Record<string, string> = { DE: 'Deutschland', ES: 'Spanien' };
const productGroup = ({ RequestedCountry }: { RequestedCountry: string }) =>
  `Stahl ${countries[RequestedCountry]}`;
const shown = (filter: Partial<RequestFilter>) =>
  filterRequests(requests, { ...noFilter, ...filter }, productGroup).map(({ LinkingId }) => LinkingId);

test('without a filter all requests are shown, in the given order', () => {
  expect(shown({})).toEqual(['a', 'b', 'c', 'd']);
});

test.each([
  ['invited', ['a']],
  ['accepted', ['b', 'd']],
  ['declined', ['c']],
  ['attention', ['a', 'd']],
] as const)('status %s', (status, expected) => {
  expect(shown({ status })).toEqual(expected);
});

test.each([
  ['muller', ['a']],
  ['SOCIETE', ['b']],
  ['上海', ['c']],
  ['sup-7', ['c']],
  ['spanien', ['d']],
  ['stahl atlas', ['d']],
  ['stahl  müller ', ['a']],
  ['nothing like it', []],
])('text %j', (text, expected) => {
  expect(shown({ text })).toEqual(expected);
});

test('status and text are combined', () => {
  expect(shown({ status: 'accepted', text: 'deutschland' })).toEqual(['b']);
});

test('every choice of the status filter shows its count', () => {
  expect(countByStatus(requests)).toEqual({ all: 4, attention: 2, invited: 1, accepted: 2, declined: 1 });
});
