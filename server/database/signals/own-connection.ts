import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Queryable } from '../../lib/database';

const reconnectMs = 1_000;

/** Only servers read signals: operator commands detect a running server by this name. */
export const listenerName = 'supplier-plus-s events';

interface Kept {
  /** Statement to run whenever it opens. */
  statement?: string;
  onNotification?: () => void;
  /** Whether it is open; first called after this function has returned. */
  onOpen: (isOpen: boolean) => void;
}

/**
 * A connection outside the pool, which may have none free; it is reopened whenever it is lost, until closed.
 * A silently cut connection looks healthy, so a failing query ends it.
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
    next.on('error', () => undefined); // 'end' follows and is handled
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
