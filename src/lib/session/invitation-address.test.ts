import { readInvitation } from './invitation-address';

test.each([
  ['?token=abc-1_2', 'abc-1_2'],
  ['?invitation=abc', 'abc'],
  ['?token=%20abc%20', 'abc'],
  ['?token=abc.', 'abc'],
  ['?token=abc%3E.', 'abc'],
  ['?token=a.b.c)', 'a.b.c'],
  ['?token=', ''],
  ['?other=abc', undefined],
])('reads the invitation of %s, with what was copied along: %s', (search, token) => {
  expect(readInvitation(search)).toBe(token);
});
