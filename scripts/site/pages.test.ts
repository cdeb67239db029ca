import type { Page } from 'gatsby';
import { correctPage } from './pages';

const page = (fields: Partial<Page>): Page => ({
  path: '/',
  component: '/site/src/pages/legal/terms.tsx',
  context: {},
  ...fields,
});

it('waits for the language plugin', () => {
  expect(correctPage(page({ path: '/overview/' }), ['public-header'])).toBe('keep');
});

it('gives a page the slices of its language and the namespaces of its texts, once', () => {
  const corrected = correctPage(page({ context: { language: 'de' } }), ['public-header', 'public-footer']);
  expect(corrected).toMatchObject({
    context: { language: 'de', namespaces: ['legal'] },
    slices: { 'public-header': 'public-header-de', 'public-footer': 'public-footer-de' },
  });
  expect(correctPage(corrected as Page, ['public-header', 'public-footer'])).toBe('keep');
});

it('refuses a page without named texts', () => {
  const unknown = page({ component: '/site/src/pages/new.tsx', context: { language: 'de' } });
  expect(() => correctPage(unknown, ['public-header'])).toThrow(
    'Name the texts of src/pages/new.tsx in src/app/head/page-namespaces.ts.',
  );
});

it.each(['/offline-plugin-app-shell-fallback/', '/de/offline-plugin-app-shell-fallback/'])(
  'leaves out the empty page of the offline plugin: %s',
  (path) => {
    expect(correctPage(page({ path, context: { language: 'de' } }), ['public-header'])).toBe('drop');
  },
);

it.each(['/de/404.html', '/zh-CN/404.html', '/fr/500.html'])(
  'leaves out copies of error pages: %s',
  (path) => {
    expect(correctPage(page({ path, context: { language: 'de' } }), ['public-header'])).toBe('drop');
  },
);

it.each([
  ['/de/de/*', '/de/*'],
  ['/de/de/self-assessment/*', '/de/self-assessment/*'],
  ['/de/*', '/de/*'],
])('matches the addresses of its language: %s', (written, meant) => {
  expect(correctPage(page({ context: { language: 'de' }, matchPath: written }), ['a'])).toMatchObject({
    matchPath: meant,
  });
});
