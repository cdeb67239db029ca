import { coalescedRuns } from '../../lib/coalesced-runs';
import { describeError } from '../describe-error';
import type { Messenger, SignalHandlers } from './follow-signals';

/** Only means "look now", so installations that share a Redis hardly disturb each other. */
const channel = 'supplier-plus-s:signals';
const reconnectMs = 1_000;
const connectTimeoutMs = 3_000;
/** A silently cut connection is detected by an unanswered ping. */
const pingEveryMs = 10_000;
const silentForMs = 15_000;

/** The package is loaded only where a Redis is configured. */
async function createRedis(url: string, reconnectStrategy: number | false) {
  const { createClient } = await import('@redis/client');
  return createClient({
    url,
    // With RESP 3, one connection publishes and listens.
    RESP: 3,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    pingInterval: pingEveryMs,
    socket: { reconnectStrategy, connectTimeout: connectTimeoutMs, socketTimeout: silentForMs },
  });
}

/**
 * Notifies servers over a Redis or Valkey that there are signals to read.
 * @param onState called with why it is unreachable, or with undefined when it is connected
 */
export async function connectRedis(
  url: string,
  handlers: SignalHandlers,
  onState: (cause: string | undefined) => void,
): Promise<Messenger> {
  const client = await createRedis(url, reconnectMs);
  const publishing = coalescedRuns(async () => {
    // Servers that are not notified find it by polling.
    await client.publish(channel, '').catch(() => undefined);
  });
  client.on('ready', () => {
    client.subscribe(channel, handlers.onSignal).then(
      () => {
        handlers.onReadyChange(true);
        onState(undefined);
      },
      () => undefined, // the connection was lost again, which is a separate error
    );
  });
  client.on('error', (error: Error) => {
    handlers.onReadyChange(false);
    onState(describeError(error));
  });
  client.connect().catch(() => undefined); // ends only when the client is closed
  return {
    send: publishing.request,
    async close() {
      await publishing.end();
      client.destroy();
    },
  };
}

/** @throws the reason why the server cannot use it */
export async function checkRedis(url: string): Promise<void> {
  const client = await createRedis(url, false);
  client.on('error', () => undefined); // connect() rejects with it
  try {
    await client.connect();
    await client.publish(channel, '');
  } finally {
    if (client.isOpen) client.destroy();
  }
}
