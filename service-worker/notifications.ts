import type { PushMessage } from '../core/contracts/notifications';

/** What is used of the service worker; a test stands in for it. */
export interface NotifyingWorker {
  registration: {
    showNotification(title: string, options: object): Promise<void>;
    pushManager: { getSubscription(): Promise<{ unsubscribe(): Promise<boolean> } | null> };
  };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(path: string): Promise<unknown>;
  };
}

interface OpenPage {
  url: string;
  focus(): Promise<unknown>;
}

const off = 'off';

/** Browsers want a notification for every push; one of the same tag takes its place without a sound. */
export async function showPushed({ registration }: NotifyingWorker, message: PushMessage): Promise<void> {
  const { title, body, path, tag, off: offLabel } = message;
  await registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/app-192.png',
    data: { path },
    actions: [{ action: off, title: offLabel }],
  });
}

/**
 * A press opens the page that it is about, or turns to it where it is open; no other open page is led away from what
 * somebody does there. The button ends notifications in this browser; the server learns of it from the push service.
 */
export async function followPress(
  { registration, clients }: NotifyingWorker,
  { action, path }: { action: string; path: string },
): Promise<void> {
  if (action === off) {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return;
  }
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : clients.openWindow(path));
}
