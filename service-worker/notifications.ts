import type { PushMessage } from '../core/contracts/notifications';

/** The parts of the service worker in use; tests provide their own. */
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

/** Browsers require a notification for every push; one with the same tag silently replaces the previous one. */
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
 * A press opens the page of the notification, or focuses it if it is open; other open pages are not navigated. The
 * button ends notifications in this browser; the server learns of it from the push service.
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
