import type { Locator } from '@playwright/test';

/** Presses like a person, and counts them. Typing is not a press; focusing the field is one. */
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
