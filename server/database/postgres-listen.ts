import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const reconnectMs = 1_000;
/** A connection that was cut without a word looks as if nothing happened: it is asked this often. */
const heartbeatMs = 30_000;

/** Only servers listen: by this name an operator's command sees that one runs. */
export const listenerName = 'supplier-plus-s events';

/** Listens on a connection of its own and opens a new one whenever that is lost, until told to end. */
export async function listenOn(
  options: pg.ClientConfig,
  channel: string,
  handler: (payload: string) => void,
  onGap: (open: boolean) => void,
): Promise<() => Promise<void>> {
  const statement = `listen ${pg.escapeIdentifier(channel)}`;
  const stop = new AbortController();
  let client = await connect();
  const heartbeat = setInterval(() => void ask(client), heartbeatMs).unref();

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ ...options, application_name: listenerName });
    next.on('notification', ({ payload = '' }) => handler(payload));
    next.on('error', () => undefined); // 'end' follows and is what counts
    await next.connect();
    await next.query(statement);
    next.once('end', () => void reconnect());
    return next;
  }

  async function ask(asked: pg.Client): Promise<void> {
    // To listen twice is to listen once. Without an answer in time the connection is closed, and 'end' follows.
    await asked.query(statement).catch(() => asked.end());
  }

  async function reconnect(): Promise<void> {
    if (stop.signal.aborted) return;
    onGap(true);
    while (!stop.signal.aborted) {
      try {
        client = await connect();
        onGap(false);
        return;
      } catch {
        await wait(reconnectMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  return async () => {
    stop.abort();
    clearInterval(heartbeat);
    await client.end();
  };
}
