import { appModeOf, defaultPrivileges, parsePrivilegeLevel } from './privileges';

describe('parsePrivilegeLevel', () => {
  test.each([
    ['GRANTED_PAID', 'GRANTED_PAID', undefined],
    [' granted_trial ', 'GRANTED_TRIAL', undefined],
    ['GRANTED_TRIAL Invitations: 25', 'GRANTED_TRIAL', 25],
    ['GRANTED_TRIAL, invitations:25', 'GRANTED_TRIAL', 25],
    ['GRANTED_PAID (Invitations: 3)', 'GRANTED_PAID', 3],
    ['GRANTED_PAID - Invitations: 0', 'GRANTED_PAID', 0],
    ['GRANTED_PAID Invitations: many', 'GRANTED_PAID', 0],
    ['GRANTED_PAID Invitations: -4', 'GRANTED_PAID', 0],
    ['GRANTED_PAID Invitations:', 'GRANTED_PAID', 0],
    ['', '', undefined],
  ])('reads the text %j', (level, permission, invitations) => {
    expect(parsePrivilegeLevel(level)).toEqual({ permission, invitations, form: 'text' });
  });

  test.each([
    [{ permission: 'GRANTED_TRIAL' }, 'GRANTED_TRIAL', undefined],
    [{ permission: 'granted_paid', invitations: 40 }, 'GRANTED_PAID', 40],
    [{ permission: 'GRANTED_PAID', invitations: 2.9 }, 'GRANTED_PAID', 2],
    [{ permission: 'GRANTED_PAID', invitations: -1 }, 'GRANTED_PAID', 0],
    [{ permission: 'GRANTED_PAID', invitations: Number.NaN }, 'GRANTED_PAID', 0],
  ])('reads the object %j', (level, permission, invitations) => {
    expect(parsePrivilegeLevel(level)).toEqual({ permission, invitations, form: 'object' });
  });

  test('returns undefined when there is no level', () => {
    expect(parsePrivilegeLevel(undefined)).toBeUndefined();
  });
});

test.each([
  [{ AppMode: 'GUIDED' }, 'GUIDED'],
  [{ AppMode: 'open' }, 'OPEN'],
  [{ AppMode: { permission: 'GUIDED' } }, 'GUIDED'],
  [{ AppMode: 'EXPERT' }, undefined],
  [{}, undefined],
])('the mode of %j is %s', (privileges, expected) => {
  expect(appModeOf(privileges)).toBe(expected);
});

test('the defaults are an open project with free carbon accounting', () => {
  expect(defaultPrivileges).toEqual({ AppMode: 'OPEN', CarbonAccounting: 'GRANTED_FREE' });
});
