let asked = false;

/** Asks the browser, once, not to evict what is queued on this device when storage runs short. */
export function keepStorage(): void {
  // Browsers without it, and insecure pages, store edits like any other data.
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  navigator.storage.persist().catch(() => undefined);
}
