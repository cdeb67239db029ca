import { createApp } from '../../../server/app';
import { loadConfig } from '../../../server/config';
import { openDatabase } from '../../../server/database/open';
import { messengerConnector } from '../../../server/database/signals/messenger-connector';
import { createActiveFaults } from '../../../server/lib/active-faults';
import { createTestIdentity } from '../server/test-identity';

/** One server of several, with the database and the port from the environment; reports when it listens. */
async function serve(): Promise<void> {
  const config = loadConfig({ LOG_LEVEL: 'error', RATE_LIMIT: '0', SITE_DIR: 'no-site', ...process.env });
  const database = await openDatabase(config, () => undefined, {
    connectMessenger: messengerConnector(config.fanOutUrl, createActiveFaults()),
  });
  const app = await createApp(config, { database, identity: createTestIdentity() });
  await app.listen({ port: config.port, host: '127.0.0.1' });
  process.send?.('ready');
}

void serve();
