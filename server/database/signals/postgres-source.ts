import type { ClientConfig } from 'pg';
import type { Messenger, SignalSource, Told } from './follow-signals';
import { keepConnection } from './own-connection';

/** Connects what tells servers of signals in place of the database. */
export type ConnectMessenger = (told: Told) => Promise<Messenger>;

/** A setting of a connection whose signals are told by their writer (092-signals.sql). */
export const toldByWriter = '-c signals.told_by=writer';

/** A connection to read signals through; the database itself tells of them. */
export const listenToDatabase = (options: () => ClientConfig, told: Told): Promise<SignalSource> =>
  keepConnection(options, {
    statement: 'listen signals',
    onNotification: told.tell,
    onOpen: told.isTelling,
  });

/** The same while a messenger tells of them: both must be there. */
export async function listenToMessenger(
  options: () => ClientConfig,
  told: Told,
  connect: ConnectMessenger,
): Promise<SignalSource & Pick<Messenger, 'send'>> {
  const ready = { connection: false, messenger: false };
  const note = (part: keyof typeof ready) => (isReady: boolean) => {
    ready[part] = isReady;
    told.isTelling(ready.connection && ready.messenger);
  };
  const connection = await keepConnection(options, { onOpen: note('connection') });
  const messenger = await connect({ tell: told.tell, isTelling: note('messenger') });
  return {
    query: (text, values) => connection.query(text, values),
    send: messenger.send,
    async close() {
      await messenger.close();
      await connection.close();
    },
  };
}
