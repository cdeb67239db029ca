import { siteRoutes } from './site-routes';

const routes = siteRoutes([
  { path: '/overview/' },
  { path: '/de/404/', matchPath: '/de/*' },
  { path: '/carbon-accounting/[...]/', matchPath: '/carbon-accounting/*' },
  { path: '/a/[year]/', matchPath: '/a/:year/results' },
]);

function pageFor(address: string) {
  return routes.find(({ pattern }) => new RegExp(pattern).test(address))?.url;
}

it.each([
  ['/carbon-accounting/2024/results/', '/carbon-accounting/[...]/'],
  ['/carbon-accounting', '/carbon-accounting/[...]/'],
  ['/a/2024/results', '/a/[year]/'],
  ['/a/2024/results/', '/a/[year]/'],
  ['/de/anything/', '/de/404/'],
  ['/overview/', undefined],
  ['/a/2024/2025/results', undefined],
])('%s is shown by %s', (address, page) => expect(pageFor(address)).toBe(page));
