import type { OutboxEntry } from './entry';

/** A change to the outbox, sent to the other tabs. */
export interface OutboxMessage {
  owner: string;
  put?: readonly OutboxEntry[];
  remove?: readonly string[];
  /** An edit that the server has accepted, with its response. */
  settled?: { entry: OutboxEntry; answer: unknown };
}

const channelName = 'outbox';

interface Channel {
  post: (message: OutboxMessage) => void;
}

/** Joins this browser's tabs. A browser that isolates the page completely has no channel: its tabs find out later. */
export function joinTabs(listener: (message: OutboxMessage) => void): Channel {
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel(channelName);
  } catch {
    return { post: () => undefined };
  }
  channel.onmessage = ({ data }: MessageEvent<OutboxMessage>) => listener(data);
  return { post: (message) => channel.postMessage(message) };
}
