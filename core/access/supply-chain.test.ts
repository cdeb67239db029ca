import fc from 'fast-check';
import type { PrivilegeLevel } from '../contracts/privileges';
import { afterInvite, canInviteNow, supplyChainPermissions, withSupplierCount } from './supply-chain';

const now = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-20T11:00:00Z');

describe('supplyChainPermissions', () => {
  const cases: [PrivilegeLevel | undefined, number, boolean, boolean, number, number, boolean][] = [
    // level, suppliers -> access, invite, quota, remaining, trial
    ['GRANTED_PAID', 0, true, true, 1000, 1000, false],
    ['GRANTED_PAID', 400, true, true, 1000, 600, false],
    ['GRANTED_PAID Invitations: 50', 20, true, true, 50, 30, false],
    [{ permission: 'GRANTED_PAID' }, 1, true, true, 1000, 999, false],
    [{ permission: 'GRANTED_PAID', invitations: 7 }, 2, true, true, 7, 5, false],
    ['GRANTED_TRIAL', 0, true, true, 10, 10, true],
    ['GRANTED_TRIAL', 10, true, true, 10, 0, true],
    ['GRANTED_TRIAL', 25, true, true, 10, 0, true],
    ['GRANTED_TRIAL Invitations: 30', 25, true, true, 30, 5, true],
    [{ permission: 'GRANTED_TRIAL', invitations: 0 }, 0, true, true, 0, 0, true],
    ['RESTRICTED_TRIAL_EXPIRED', 3, false, false, 0, 0, false],
    ['RESTRICTED_TRIAL_EXPIRED Invitations: 10', 3, false, false, 10, 7, false],
    [{ permission: 'RESTRICTED_TRIAL_EXPIRED', invitations: 10 }, 3, true, false, 10, 7, false],
    [{ permission: 'RESTRICTED_TRIAL_EXPIRED' }, 3, true, false, 0, 0, false],
    ['SOMETHING_ELSE', 0, false, false, 0, 0, false],
    ['', 0, false, false, 0, 0, false],
    [undefined, 0, false, false, 0, 0, false],
  ];

  test.each(cases)(
    '%j with %d suppliers',
    (level, suppliers, canAccess, canInvite, inviteQuota, remainingInvites, isTrialMode) => {
      expect(supplyChainPermissions(level, suppliers, now)).toEqual({
        canAccess,
        canInvite,
        inviteQuota,
        remainingInvites,
        isTrialMode,
        lastUpdated: '2026-11-20T10:00:00.000Z',
      });
    },
  );
});

describe('remaining invites', () => {
  const trial = supplyChainPermissions('GRANTED_TRIAL', 8, now);

  test('drop by one per invitation, never below 0', () => {
    const once = afterInvite(trial, later);
    expect(once).toEqual({ ...trial, remainingInvites: 1, lastUpdated: later.toISOString() });
    expect(afterInvite(afterInvite(once, later), later).remainingInvites).toBe(0);
  });

  test('follow the number of suppliers', () => {
    expect(withSupplierCount(trial, 4, later)).toEqual({
      ...trial,
      remainingInvites: 6,
      lastUpdated: later.toISOString(),
    });
    expect(withSupplierCount(trial, 400, later).remainingInvites).toBe(0);
  });

  test.each([-1, Number.NaN])('stay as they are for a count of %d', (count) => {
    expect(withSupplierCount(trial, count, later)).toBe(trial);
  });

  test('always lie between 0 and the quota', () => {
    const step = fc.oneof(fc.constant('invite' as const), fc.integer({ min: -5, max: 40 }));
    fc.assert(
      fc.property(fc.nat(30), fc.nat(60), fc.array(step), (quota, suppliers, steps) => {
        let permissions = supplyChainPermissions(`GRANTED_PAID Invitations: ${quota}`, suppliers, now);
        for (const next of steps) {
          permissions =
            next === 'invite' ? afterInvite(permissions, later) : withSupplierCount(permissions, next, later);
          expect(permissions.remainingInvites).toBeGreaterThanOrEqual(0);
          expect(permissions.remainingInvites).toBeLessThanOrEqual(quota);
        }
      }),
    );
  });
});

test.each([
  [true, true, 1, true],
  [true, true, 0, false],
  [true, false, 1, false],
  [false, true, 1, false],
])('access %s, invite %s, %d left: an invitation can be sent: %s', (canAccess, canInvite, left, expected) => {
  expect(canInviteNow({ canAccess, canInvite, remainingInvites: left })).toBe(expected);
});
