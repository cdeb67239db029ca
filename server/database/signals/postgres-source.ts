import type { ClientConfig } from 'pg';
import type { Messenger, SignalSource, SignalHandlers } from './follow-signals';
import { keepConnection } from './own-connection';

/** Connects the messenger that notifies of signals instead of the database. */
export type ConnectMessenger = (handlers: SignalHandlers) => Promise<Messenger>;

/** A setting of connections whose writer announces the signals (092-signals.sql). */
export const notifiedByWriter = '-c signals.told_by=writer';

/** A connection to read signals from; the database itself notifies. */
export const listenToDatabase = (
  options: () => ClientConfig,
  handlers: SignalHandlers,
): Promise<SignalSource> =>
  keepConnection(options, {
    statement: 'listen signals',
    onNotification: handlers.onSignal,
    onOpen: handlers.onReadyChange,
  });

/** The same with a messenger that notifies: both must be connected. */
export async function listenToMessenger(
  options: () => ClientConfig,
  handlers: SignalHandlers,
  connect: ConnectMessenger,
): Promise<SignalSource & Pick<Messenger, 'send'>> {
  const ready = { connection: false, messenger: false };
  const note = (part: keyof typeof ready) => (isReady: boolean) => {
    ready[part] = isReady;
    handlers.onReadyChange(ready.connection && ready.messenger);
  };
  const connection = await keepConnection(options, { onOpen: note('connection') });
  const messenger = await connect({ onSignal: handlers.onSignal, onReadyChange: note('messenger') });
  return {
    query: (text, values) => connection.query(text, values),
    send: messenger.send,
    async close() {
      await messenger.close();
      await connection.close();
    },
  };
}
