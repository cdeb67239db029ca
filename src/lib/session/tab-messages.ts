import { deviceStorage } from '../storage/safe-storage';

interface TabMessage {
  key: string;
  value: string;
}

const channelName = 'session';
let channel: BroadcastChannel | undefined;

/**
 * Leaves a value for the tabs of this browser. The browser tells the open ones when it keeps the value; where its
 * storage is full or blocked, they are told directly.
 */
export function tellTabs(key: string, value: string): void {
  deviceStorage.set(key, value);
  if (!deviceStorage.isKept(key)) openChannel()?.postMessage({ key, value } satisfies TabMessage);
}

/** Calls `listener` with what another tab leaves under a key. Answers with the function that ends it. */
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
