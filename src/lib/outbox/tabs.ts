import type { OutboxEntry } from './entry';

/** What one tab tells the others about its outbox. */
export interface OutboxNews {
  owner: string;
  put?: readonly OutboxEntry[];
  remove?: readonly string[];
  /** An edit that the server has accepted, with its response. */
  settled?: { entry: OutboxEntry; answer: unknown };
}

const channelName = 'outbox';

interface Channel {
  tell: (news: OutboxNews) => void;
}

/** Joins this browser's tabs. A browser that isolates the page completely has no channel: its tabs find out later. */
export function joinTabs(listener: (news: OutboxNews) => void): Channel {
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel(channelName);
  } catch {
    return { tell: () => undefined };
  }
  channel.onmessage = ({ data }: MessageEvent<OutboxNews>) => listener(data);
  return { tell: (news) => channel.postMessage(news) };
}
