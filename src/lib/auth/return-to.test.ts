import { isProtected, returnPath, signInPath } from './return-to';

it.each([
  ['/overview/', '', '/'],
  ['/de/overview/', '', '/de/'],
  ['/account/users/', '?q=a b', '/?returnTo=%2Faccount%2Fusers%2F%3Fq%3Da+b'],
  ['/zh-CN/self-assessment/', '', '/zh-CN/?returnTo=%2Fself-assessment%2F'],
])('%s%s leads to the sign-in page %s', (pathname, search, expected) => {
  expect(signInPath({ pathname, search })).toBe(expected);
});

it('returns to the requested page, in the language chosen meanwhile', () => {
  const { search } = new URL(signInPath({ pathname: '/de/account/users/', search: '?q=1' }), 'http://x');
  expect(returnPath(search, 'fr')).toBe('/fr/account/users/?q=1');
});

it.each([
  '',
  '?returnTo=',
  '?returnTo=https://evil.example/overview/',
  '?returnTo=//evil.example/overview/',
  '?returnTo=/overviewer/',
  '?returnTo=/logout/',
  '?returnTo=javascript:alert(1)',
])('goes to the home page for %j', (search) => expect(returnPath(search, 'en')).toBe('/overview/'));

it.each(['/overview', '/overview/', '/account/settings/?x=1', '/testings/diagnostics/', '/first-run#a'])(
  '%s is protected',
  (path) => expect(isProtected(path)).toBe(true),
);

it.each(['/', '/logout/', '/register/', '/accounting/', '/legal/terms/'])('%s is public', (path) =>
  expect(isProtected(path)).toBe(false),
);
