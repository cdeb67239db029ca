import { invitedPage } from './invited-page';

it.each([
  ['/', '?token=t', '/'],
  ['/de/', '?invitation=t', '/'],
  ['/de/register/', '?token=t', '/register/'],
  ['/register', '?token=t', '/register'],
  ['/overview/', '?invitationToken=t', '/'],
  ['/fr/nowhere/', '?a=1&token=t', '/'],
  ['/fr/overview/', '?a=1', '/overview/'],
])('%s%s shows %s', (pathname, search, expected) => expect(invitedPage(pathname, search)).toBe(expected));
