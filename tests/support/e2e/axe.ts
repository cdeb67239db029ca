import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const everything: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** A WCAG 2.2 rule that axe leaves out by default. */
const rules: axe.RuleObject = { 'target-size': { enabled: true } };
const contrast: axe.RunOnly = { type: 'rule', values: ['color-contrast'] };

/**
 * Fails with the rule, the help text and the faulty elements of the page as it is now; `within` selects the part of
 * it that is ours.
 */
export const expectAccessible = (page: Page, where: string, within?: string): Promise<void> =>
  expectNoViolation(page, where, everything, within);

/** The same for what another theme can change in a page: its colours. */
export const expectContrast = (page: Page, where: string): Promise<void> =>
  expectNoViolation(page, where, contrast);

/** Whether a fade or slide is running, so that colours are not final yet. Endless animations do not count. */
const isMoving = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
      ),
  );

async function expectNoViolation(
  page: Page,
  where: string,
  runOnly: axe.RunOnly,
  within?: string,
): Promise<void> {
  await expect.poll(() => isMoving(page)).toBe(false);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([only, part, besides]) => {
      const engine = (window as unknown as { axe: typeof axe }).axe;
      const result = await engine.run(part ?? document, {
        runOnly: only,
        ...(besides && { rules: besides }),
        resultTypes: ['violations'],
      });
      return result.violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n  ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`).join('\n  ')}`,
      );
    },
    [runOnly, within, runOnly === everything ? rules : undefined] as const,
  );
  expect(violations, `accessibility of ${where}`).toEqual([]);
}
