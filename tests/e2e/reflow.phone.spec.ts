import type { Page } from '@playwright/test';
import { test } from '../support/e2e/fixtures';
import { openRoute, protectedRoutes, publicRoutes } from '../support/e2e/routes';
import { expectNoHorizontalScroll } from '../support/e2e/horizontal-scroll';
import { expectNoHiddenContent } from '../support/e2e/hidden-content';

/** The narrowest width required by WCAG 2.2 (1.4.10 Reflow). */
test.use({ viewport: { width: 320, height: 640 } });

/** German has the longest words of our languages. */
async function expectFits(page: Page, routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    await openRoute(page, route, 'de');
    await expectNoHorizontalScroll(page, route);
    await expectNoHiddenContent(page, route);
  }
}

test('no public page is wider than a narrow phone, or has content that is announced but not visible', ({
  page,
}) => expectFits(page, publicRoutes));

test.describe('signed in', () => {
  test.use({ account: 'admin' });

  test('no page is wider than a narrow phone, or has content that is announced but not visible', ({ page }) =>
    expectFits(page, protectedRoutes));
});
