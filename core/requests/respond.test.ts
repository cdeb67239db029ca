import { needsAttention } from './attention';
import { applyResponse } from './respond';

const now = new Date('2026-11-20T10:00:00Z');
const invited = {
  LinkingId: 'a',
  Status: 'Invited',
  LinkingCreated: '2026-01-01T00:00:00Z',
  LastLinkingRequest: '2026-01-01T00:00:00Z',
  LastSubmitDate: null,
  LastLinkingStatusChange: null,
  version: 3,
};

describe('applyResponse', () => {
  test('ACCEPT makes the request accepted; it then waits for answers', () => {
    const accepted = applyResponse(invited, 'ACCEPT', now);
    expect(accepted.Status).toBe('accepted');
    expect(needsAttention(accepted)).toBe(true);
  });

  test('DECLINE makes the request declined; it then waits for nothing', () => {
    const declined = applyResponse({ ...invited, needsAttention: true }, 'DECLINE', now);
    expect(declined.Status).toBe('declined');
    expect(needsAttention(declined)).toBe(false);
  });

  test.each(['ACCEPT', 'DECLINE'] as const)('%s records the time, and changes nothing else', (action) => {
    const before = { ...invited };
    const { Status: _status, LastLinkingStatusChange, ...rest } = applyResponse(invited, action, now);
    expect(LastLinkingStatusChange).toBe('2026-11-20T10:00:00.000Z');
    expect(invited).toMatchObject(rest);
    expect(invited).toEqual(before);
  });
});
