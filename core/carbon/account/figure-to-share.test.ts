import type { AllocatedAccount, SharedBoundary } from '../../contracts/shared-figures';
import type { AccountVerification } from '../../contracts/verification';
import {
  coversAll,
  figureToShare,
  isAnother,
  isAsSeen,
  seenOf,
  sharedBoundary,
  sharingFault,
} from './figure-to-share';

const account: AllocatedAccount = {
  tonnes: { scope1: 100, scope2: 50, scope3: 850, total: 1000 },
  calculatedAt: '2026-03-01T08:00:00.000Z',
  methodVersion: 2,
  covers: { scope1: true, scope2: true, purchases: true },
  categories: [1, 3],
  intensity: 0.4,
  dataQuality: 3.2,
  uncertaintyPercent: 31,
};
const boundary: SharedBoundary = {
  approach: 'equity-share',
  fiscalYearStart: 4,
  exclusions: [{ name: 'Office', reason: 'Below 1 percent', category: null }],
  absences: [],
};
const verification: AccountVerification = {
  provider: 'TÜV SÜD',
  assurance: 'limited',
  standard: 'ISO 14064-3',
  completedOn: '2026-03-12',
};
const sharing = { year: 2025, account, method: 'economic', share: 0.2, sumOfShares: 0.7 } as const;

test('a customer gets its part, the intensity and their quality, and nothing about what was sold', () => {
  expect(figureToShare(account, sharing)).toEqual({
    year: 2025,
    allocated: { scope1: 20, scope2: 10, scope3: 170, total: 200 },
    method: 'economic',
    calculatedAt: '2026-03-01T08:00:00.000Z',
    methodVersion: 2,
    covers: { scope1: true, scope2: true, purchases: true },
    categories: [1, 3],
    intensity: 0.4,
    dataQuality: 3.2,
    uncertaintyPercent: 31,
    isVerified: false,
  });
});

test('a verified account is shared with its verification; withdrawn or by another verifier, it is another figure', () => {
  const shared = figureToShare({ ...account, verification }, sharing);
  expect(shared).toMatchObject({ isVerified: true, verification });
  expect(isAnother(shared, figureToShare(account, sharing))).toBe(true);
  const reasonable = { ...verification, assurance: 'reasonable' } as const;
  expect(isAnother(shared, figureToShare({ ...account, verification: reasonable }, sharing))).toBe(true);
  expect(isAnother(shared, figureToShare({ ...account, verification }, sharing))).toBe(false);
});

test('a person shares only the verification that they have seen; older apps do not send one', () => {
  const verified = seenOf(figureToShare({ ...account, verification }, sharing));
  const unverified = seenOf(figureToShare(account, sharing));
  expect(isAsSeen(unverified, verified)).toBe(false);
  expect(isAsSeen(verified, unverified)).toBe(false);
  expect(isAsSeen(verified, verified)).toBe(true);
  const { verification: _, ...older } = verified;
  expect(isAsSeen(older, verified)).toBe(true);
});

test('if what was sold is unknown, only the intensity is shared', () => {
  expect(sharingFault({ ...sharing, share: null })).toBeUndefined();
  expect(figureToShare(account, { ...sharing, share: null }).allocated).toBeNull();
});

const tonnesOf = (total: number) => ({ scope1: total, scope2: 0, scope3: 0, total });

test.each([
  ['NOT_CALCULATED', { account: null }],
  ['TOTAL_IS_ZERO', { account: { ...account, tonnes: tonnesOf(0) } }],
  ['ALLOCATED_OVER_100', { sumOfShares: 1.01 }],
  ['NOTHING_TO_SHARE', { account: { ...account, intensity: null }, share: null }],
])('%s prevents sharing', (fault, wrong) => {
  expect(sharingFault({ ...sharing, ...wrong })).toBe(fault);
  expect(sharingFault(sharing)).toBeUndefined();
});

test.each([
  ['tonnes', { tonnes: { ...account.tonnes, scope1: 101 } }],
  ['intensity', { intensity: 0.5 }],
  ['an intensity that is gone', { intensity: null }],
  ['quality', { dataQuality: 3.1 }],
  ['uncertainty', { uncertaintyPercent: 30 }],
  ['coverage', { covers: { ...account.covers, scope1: false } }],
  ['categories', { categories: [1] }],
  ['what is left out', { boundary }],
  ['the verification', { verification }],
])('another figure is offered if %s changed', (_what, changed) => {
  const shared = figureToShare(account, sharing);
  expect(isAnother(shared, figureToShare({ ...account, ...changed }, sharing))).toBe(true);
});

test('a calculation with the same result does not offer another figure', () => {
  const shared = figureToShare(account, sharing);
  const again = figureToShare({ ...account, calculatedAt: '2026-04-01T08:00:00.000Z' }, sharing);
  expect(isAnother(shared, again)).toBe(false);
  expect(isAsSeen(seenOf(shared), seenOf(again))).toBe(true);
  expect(isAsSeen(seenOf(shared), { total: null, intensity: 0.4 })).toBe(false);
});

test('an account covers all with scope 1, scope 2 and purchases', () => {
  expect(coversAll(account.covers)).toBe(true);
  for (const part of ['scope1', 'scope2', 'purchases'] as const)
    expect(coversAll({ ...account.covers, [part]: false })).toBe(false);
});

test('an account whose boundary has changed is not the one that was seen; an older app does not send a boundary', () => {
  const now = seenOf(figureToShare({ ...account, boundary }, sharing));
  const other = seenOf(figureToShare({ ...account, boundary: { ...boundary, exclusions: [] } }, sharing));
  expect(isAsSeen(now, now)).toBe(true);
  expect(isAsSeen(other, now)).toBe(false);
  expect(isAsSeen({ total: now.total, intensity: now.intensity }, now)).toBe(true);
});

test('customers read neither who is in charge nor the base year', () => {
  const whole = {
    ...boundary,
    baseYear: 2020,
    recalculationThreshold: 5,
    responsibleName: 'Anna Berger',
    responsibleFunction: 'Energy',
    responsibleEmail: 'anna@a.example',
  };
  expect(sharedBoundary(whole)).toEqual(boundary);
});
