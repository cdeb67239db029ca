import type { InvitationData } from '../../../core/contracts/landing';
import {
  acceptanceLifetimeMs,
  forgetAcceptance,
  pendingAcceptance,
  rememberAcceptance,
} from './pending-acceptance';

const invitation = { LinkingId: 'l-1', InvitationToken: 't' } as InvitationData;
const start = Date.UTC(2031, 0, 1);

beforeEach(() => window.localStorage.clear());

it('expires after 30 minutes', () => {
  expect(rememberAcceptance(invitation, start)).toBe(true);
  expect(pendingAcceptance(start + acceptanceLifetimeMs - 1)).toEqual({
    linkingId: 'l-1',
    tokenData: invitation,
    timestamp: start,
    expires: start + 30 * 60_000,
  });
  expect(pendingAcceptance(start + acceptanceLifetimeMs)).toBe('expired');
});

it('no longer exists once forgotten', () => {
  rememberAcceptance(invitation, start);
  forgetAcceptance();
  expect(pendingAcceptance(start)).toBeUndefined();
});

it.each(['{', '{}', 'null', '{"linkingId":"l"}'])('does not trust %s', (stored) => {
  window.localStorage.setItem('pendingAcceptance', stored);
  expect(pendingAcceptance(start)).toBe('expired');
});
