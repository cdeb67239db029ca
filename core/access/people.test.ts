import { isMainUser, roleOf } from './people';

const ada = { email: 'Ada@Example.com', role: 'Admin', isMainUser: true } as const;
const bob = { email: 'bob@example.com', role: 'User', isMainUser: false } as const;

test.each([
  ['ada@example.com', 'Admin'],
  [' ADA@example.COM ', 'Admin'],
  ['bob@example.com', 'User'],
  ['eve@example.com', 'User'],
  ['', 'User'],
])('the role of %j is %s', (email, role) => {
  expect(roleOf(email, [ada, bob])).toBe(role);
});

describe('the main user', () => {
  test.each([
    ['is the one flagged', 'ada@example.com', [ada, bob], undefined, true],
    ['is not another', 'bob@example.com', [ada, bob], undefined, false],
    ['is the one of the profile when nobody is flagged', 'BOB@example.com', [bob], 'bob@example.com', true],
    ['is the one of the profile when no list is there', 'ada@example.com', [], 'ada@example.com', true],
    ['is nobody when nothing says so', 'bob@example.com', [bob], undefined, false],
    [
      'is not the one of the profile after a transfer',
      'bob@example.com',
      [ada, bob],
      'bob@example.com',
      false,
    ],
  ])('%s', (_rule, email, users, profileEmail, expected) => {
    expect(isMainUser(email, users, profileEmail)).toBe(expected);
  });
});
