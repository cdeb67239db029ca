import { inactivityLimitMs } from '../../lib/session/activity-mark';
import { activityThrottleMs, inactivityAfter, warningMs } from './inactivity';

it('has the specified constants', () => {
  expect({ inactivityLimitMs, warningMs, activityThrottleMs }).toEqual({
    inactivityLimitMs: 1_800_000,
    warningMs: 120_000,
    activityThrottleMs: 1_000,
  });
});

it.each([
  [0, { state: 'active' }],
  [28 * 60_000 - 1, { state: 'active' }],
  [28 * 60_000, { state: 'warning', secondsLeft: 120 }],
  [28 * 60_000 + 1_000, { state: 'warning', secondsLeft: 119 }],
  [30 * 60_000 - 1, { state: 'warning', secondsLeft: 1 }],
  [30 * 60_000, { state: 'over' }],
  [24 * 60 * 60_000, { state: 'over' }],
])('after %d ms of inactivity: %j', (idle, expected) => expect(inactivityAfter(idle)).toEqual(expected));
