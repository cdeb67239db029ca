import type { Locator } from '@playwright/test';

/** Drops a file on an element, as from a folder of the system. */
export async function dropFile(
  place: Locator,
  { name, text }: { name: string; text: string },
): Promise<void> {
  const dataTransfer = await place.page().evaluateHandle(
    (file) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([file.text], file.name));
      return transfer;
    },
    { name, text },
  );
  for (const type of ['dragover', 'drop']) await place.dispatchEvent(type, { dataTransfer });
}
