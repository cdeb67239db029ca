import { deviceStorage } from '../storage/safe-storage';

interface TabMessage {
  key: string;
  value: string;
}

const channelName = 'session';
let channel: BroadcastChannel | undefined;

/**
 * Sends a value to this browser's tabs. The browser notifies open tabs when it stores the value; if its storage is full
 * or blocked, they are notified directly.
 */
export function broadcast(key: string, value: string): void {
  deviceStorage.set(key, value);
  if (!deviceStorage.isKept(key)) openChannel()?.postMessage({ key, value } satisfies TabMessage);
}

/** Calls `listener` with values that another tab sends under a key. Returns the function that stops it. */
export function onTabMessage(key: string, listener: (value: string) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) listener(event.newValue);
  };
  const onMessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.key === key) listener(data.value);
  };
  const direct = openChannel();
  window.addEventListener('storage', onStorage);
  direct?.addEventListener('message', onMessage);
  return () => {
    window.removeEventListener('storage', onStorage);
    direct?.removeEventListener('message', onMessage);
  };
}

/** Browsers that isolate the page completely have no channel: its tabs cannot know of each other. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return (channel ??= new BroadcastChannel(channelName));
  } catch {
    return undefined;
  }
}
