import fc from 'fast-check';
import { compareRequests, sortRequests } from './order';

const request = (
  LinkingId: string,
  Status: string,
  LastLinkingRequest = '2026-01-01T00:00:00Z',
  LinkingCreated = '2025-01-01T00:00:00Z',
) => ({ LinkingId, Status, LastLinkingRequest, LinkingCreated });

const sortedIds = (requests: ReturnType<typeof request>[]) => sortRequests(requests).map((r) => r.LinkingId);

describe('the order of requests', () => {
  test('is invited, accepted, declined, then unknown statuses', () => {
    expect(
      sortedIds([
        request('d', 'declined'),
        request('x', 'archived'),
        request('a', 'Accepted'),
        request('i', 'INVITED'),
      ]),
    ).toEqual(['i', 'a', 'd', 'x']);
  });

  test('is newest linking request first within a status', () => {
    expect(
      sortedIds([
        request('old', 'invited', '2026-01-01T00:00:00Z'),
        request('new', 'invited', '2026-03-01T00:00:00Z'),
        request('mid', 'invited', '2026-02-01T00:00:00Z'),
      ]),
    ).toEqual(['new', 'mid', 'old']);
  });

  test('uses the creation if no linking request is known, and puts undated ones last', () => {
    expect(
      sortedIds([
        request('undated', 'invited', '', 'unknown'),
        request('asked', 'invited', '2026-01-01T00:00:00Z'),
        request('created', 'invited', '', '2026-02-01T00:00:00Z'),
      ]),
    ).toEqual(['created', 'asked', 'undated']);
  });

  test('is by LinkingId if all else is equal', () => {
    expect(sortedIds([request('b', 'invited'), request('a', 'invited'), request('c', 'invited')])).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});

describe('for any requests', () => {
  const dates = fc.constantFrom('', 'x', '2026-01-01', '2026-01-01T08:00:00Z', '2026-02-01T00:00:00Z');
  const requests = fc.record({
    LinkingId: fc.constantFrom('a', 'b', 'c', 'B'),
    Status: fc.constantFrom('invited', 'Accepted', 'declined', 'archived', ''),
    LastLinkingRequest: dates,
    LinkingCreated: dates,
  });

  test('comparing is antisymmetric, and 0 against itself', () => {
    fc.assert(
      fc.property(requests, requests, (a, b) => {
        expect(compareRequests(a, b) + compareRequests(b, a)).toBe(0);
        expect(compareRequests(a, a)).toBe(0);
      }),
    );
  });

  test('comparing is transitive', () => {
    fc.assert(
      fc.property(requests, requests, requests, (a, b, c) => {
        fc.pre(compareRequests(a, b) <= 0 && compareRequests(b, c) <= 0);
        expect(compareRequests(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('sorting keeps every request, agrees with the comparison, and leaves its input alone', () => {
    fc.assert(
      fc.property(fc.array(requests), (list) => {
        const original = [...list];
        const sorted = sortRequests(list);
        expect(list).toEqual(original);
        expect(new Set(sorted)).toEqual(new Set(list));
        expect(sorted).toEqual([...list].sort(compareRequests));
      }),
    );
  });

  test('sorting is stable, and does not depend on the order that requests arrive in', () => {
    const distinct = fc.uniqueArray(requests, { selector: (r) => r.LinkingId });
    fc.assert(
      fc.property(distinct, (list) => {
        expect(sortRequests([...list].reverse())).toEqual(sortRequests(list));
        expect(sortRequests(sortRequests(list))).toEqual(sortRequests(list));
      }),
    );
    const twins = [request('a', 'invited'), request('a', 'Invited')];
    expect(sortRequests(twins)).toEqual(twins);
  });
});
