import type { StatedVerification } from '../../contracts/ca-verifications';
import { latestDay } from '../../dates/latest-day';
import { faultsOf } from '../../records/faults-of';
import { verificationOf } from './verification';
import { verificationSchema } from './verification.schema';

const tonnes = { scope1: 100, scope2: 50, scope3: 850, total: 1000 };
const verification = {
  provider: 'TÜV SÜD',
  assurance: 'limited',
  standard: 'ISO 14064-3',
  completedOn: '2026-03-12',
} as const;
const stated: StatedVerification = { ...verification, tonnes };

test('a verification holds for an account with the figures verified, also if it was calculated again', () => {
  expect(verificationOf(stated, { ...tonnes })).toEqual(verification);
  expect(verificationOf(stated, { ...tonnes, scope3: 850 + 1e-10, total: 1000 + 1e-10 })).toEqual(
    verification,
  );
});

test.each([
  ['total', { scope3: 851, total: 1001 }],
  ['division into scopes', { scope1: 101, scope2: 49 }],
  ['smallest digit on screen', { scope1: 100.1, total: 1000.1 }],
])('it does not hold for an account with another %s', (_what, changed) => {
  expect(verificationOf(stated, { ...tonnes, ...changed })).toBeUndefined();
});

test('an account of which nothing is stated is not verified', () => {
  expect(verificationOf(null, tonnes)).toBeUndefined();
});

const context = { today: '2026-03-12', year: 2025 };
test.each([
  [{}, {}],
  [{ provider: ' \u200B ' }, { provider: 'PROVIDER_MISSING' }],
  [{ completedOn: '' }, { completedOn: 'COMPLETED_MISSING' }],
  [{ completedOn: '2016-03-12' }, { completedOn: 'COMPLETED_BEFORE_YEAR' }],
  [{ completedOn: '2024-12-31' }, { completedOn: 'COMPLETED_BEFORE_YEAR' }],
  [{ completedOn: '2025-01-01' }, {}],
  [{ completedOn: '2026-03-13' }, { completedOn: 'COMPLETED_IN_FUTURE' }],
  [{ standard: '' }, {}],
])('%j has the faults %j', (changed, faults) => {
  expect(faultsOf(verificationSchema, { ...verification, ...changed }, context)).toEqual(faults);
});

test('the server allows the day that has already begun in the east', () => {
  expect(latestDay(new Date('2026-03-12T09:59:00Z'))).toBe('2026-03-12');
  expect(latestDay(new Date('2026-03-12T10:00:00Z'))).toBe('2026-03-13');
});
