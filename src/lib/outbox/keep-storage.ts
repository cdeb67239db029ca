let asked = false;

/** Asks the browser, once, not to clear away what waits on this device when its space gets short. */
export function keepStorage(): void {
  // Browsers without it, and pages that are not secure, keep edits as any page's data.
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  navigator.storage.persist().catch(() => undefined);
}
