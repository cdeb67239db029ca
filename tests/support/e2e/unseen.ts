import { expect, type Page } from '@playwright/test';

/**
 * Fails with what a screen reader says or the keyboard reaches though nobody sees it. Texts that are cut to a pixel are
 * written for screen readers; a box that is drawn by its label, and a link that shows itself on focus, are seen.
 */
export async function expectNothingUnseen(page: Page, where: string): Promise<void> {
  const unseen = await page.evaluate(() => {
    const withCauses = (element: Element): Element[] =>
      element.parentElement ? [element, ...withCauses(element.parentElement)] : [element];
    const isControl = (element: Element) =>
      element.matches('a[href], button, input, select, textarea, summary');
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
    // What lies beyond the other edges is scrolled to.
    const isOffPage = (element: Element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      return right > left && (right <= 0 || bottom + scrollY <= 0);
    };
    const isCollapsed = (element: Element) =>
      getComputedStyle(element).overflow === 'hidden' &&
      (element.clientHeight === 0 || element.clientWidth === 0) &&
      getComputedStyle(element).display !== 'inline';
    const isDrawnByLabel = (element: Element) => element.matches('label input');
    const showsOnFocus = (element: Element) => {
      if (!(element instanceof HTMLElement) || !isControl(element)) return false;
      element.focus();
      const isShown = !isOffPage(element);
      element.blur();
      return isShown;
    };
    const isHiddenBySight = (element: Element) => {
      const causes = withCauses(element);
      if (causes.some((each) => getComputedStyle(each).opacity === '0')) return !isDrawnByLabel(element);
      if (causes.some((each) => getComputedStyle(each).clipPath === 'inset(50%)')) return isControl(element);
      return causes.some(isCollapsed) || (isOffPage(element) && !showsOnFocus(element));
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => isControl(element) || hasText(element))
      .filter((element) => !element.closest('[aria-hidden="true"], [inert], svg, script, style, noscript'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(isHiddenBySight)
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
  expect(unseen, `said or reached though unseen, in ${where}`).toEqual([]);
}
