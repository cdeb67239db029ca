import type { Locator } from '@playwright/test';

/** Presses as a person does, and knows how often. What is typed is no press; what it is typed into is one. */
export function countingPresses() {
  let count = 0;
  const press = async (target: Locator): Promise<void> => {
    count += 1;
    await target.click();
  };
  return {
    presses: () => count,
    press,
    type: async (target: Locator, text: string): Promise<void> => {
      await press(target);
      await target.fill(text);
    },
  };
}
