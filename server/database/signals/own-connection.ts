import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Queryable } from '../../lib/database';

const reconnectMs = 1_000;

/** Only servers read signals: by this name an operator's command sees that one runs. */
export const listenerName = 'supplier-plus-s events';

interface Kept {
  /** What to ask for whenever it is open. */
  statement?: string;
  onNotification?: () => void;
  /** Whether it is open, first when this function has answered. */
  onOpen: (isOpen: boolean) => void;
}

/**
 * A connection beside the pool, which may have none to spare; another one is opened whenever it is lost, until it is
 * closed. One that was cut without a word looks as if nothing happened: a query that fails ends it.
 */
export async function keepConnection(
  options: () => pg.ClientConfig,
  { statement, onNotification = () => undefined, onOpen }: Kept,
): Promise<Queryable & { close(): Promise<void> }> {
  const stop = new AbortController();
  let client = await connect();
  onOpen(true);

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ ...options(), application_name: listenerName });
    next.on('notification', onNotification);
    next.on('error', () => undefined); // 'end' follows and is what counts
    await next.connect();
    if (statement !== undefined) await next.query(statement);
    next.once('end', () => void reconnect());
    return next;
  }

  async function reconnect(): Promise<void> {
    if (stop.signal.aborted) return;
    onOpen(false);
    while (!stop.signal.aborted) {
      try {
        client = await connect();
        onOpen(true);
        return;
      } catch {
        await wait(reconnectMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  return {
    async query<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
      const asked = client;
      try {
        return (await asked.query(text, [...values])).rows as Row[];
      } catch (error) {
        void asked.end();
        throw error;
      }
    },
    async close() {
      stop.abort();
      await client.end();
    },
  };
}
