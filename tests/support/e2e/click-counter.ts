import type { Locator } from '@playwright/test';

/** Clicks like a person, and counts the clicks. Typing is not a click; focusing the field is one. */
export function createClickCounter() {
  let count = 0;
  const click = async (target: Locator): Promise<void> => {
    count += 1;
    await target.click();
  };
  return {
    clicks: () => count,
    click,
    type: async (target: Locator, text: string): Promise<void> => {
      await click(target);
      await target.fill(text);
    },
  };
}
