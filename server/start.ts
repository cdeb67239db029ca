import { createApp } from './app';
import type { Config } from './config';
import { openDatabase } from './database/open';
import { withUpkeep } from './database/upkeep';
import { findOpenInvitation } from './demo/invitations';
import { demoPassword, loadDemo } from './demo/load-demo';
import { createEmbeddedIdentity } from './identity/embedded/create-embedded-identity';
import type { Identity } from './identity/identity';
import { createKeycloakIdentity } from './identity/keycloak';
import { createMetrics } from './metrics/metrics';
import { serveMetrics } from './metrics/serve-metrics';
import { noteEndedSessions } from './plugins/access/ended-sessions';
import type { Database } from './plugins/database';
import { StartupError } from './startup-error';

export interface RunningServer {
  /** Path and query of an invitation of the demo world that is still open. */
  demoInvitation: string | undefined;
  /** Takes no new calls, lets open ones finish, and closes the database. */
  stop(): Promise<void>;
}

/**
 * Opens the database, loads the demo world if it is empty, and listens.
 * @throws StartupError
 */
export async function startServer(config: Config): Promise<RunningServer> {
  let log: (error: Error) => void = () => undefined;
  const onError = (error: Error) => log(error);
  const opened = await openDatabase(config, onError);
  const database = config.databaseUrl ? opened : withUpkeep(opened, onError);
  try {
    if (config.demo) await loadDemo(database, { publicUrl: config.publicUrl, toOutbox: !config.smtp });
    const identity = await createIdentity(config, database);
    const metrics = config.metrics && createMetrics(database);
    const app = await createApp(config, { database, identity, metrics });
    log = (error) => app.log.warn({ err: error }, 'database connection');
    let stopMetrics = async () => {};
    const stop = () => Promise.all([app.close(), stopMetrics()]);
    try {
      if (config.metrics && metrics)
        stopMetrics = await listen('METRICS_', config.metrics, (place) => serveMetrics(metrics, place));
      await listen('', config, (place) => app.listen(place));
    } catch (error) {
      await stop();
      throw error;
    }
    return {
      demoInvitation: config.demo ? await findOpenInvitation(database) : undefined,
      async stop() {
        await stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function createIdentity(config: Config, database: Database): Promise<Identity> {
  const { keycloak, clientId, publicUrl, trustedProxies, demo } = config;
  if (keycloak)
    return createKeycloakIdentity({ ...keycloak, clientId }, (sid) => noteEndedSessions(database, [sid]));
  const options = { publicUrl, trustedProxies, clientId, database };
  return createEmbeddedIdentity(demo ? { ...options, demoPassword } : options);
}

interface Place {
  host: string;
  port: number;
}

/** @throws StartupError naming the variables that begin with `prefix` */
async function listen<Result>(
  prefix: '' | 'METRICS_',
  { host, port }: Place,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  try {
    return await work({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartupError(
        `Port ${port} is in use; stop the other program or set ${prefix}PORT to a free one.`,
      );
    if (code === 'EACCES')
      throw new StartupError(
        `Port ${port} may not be used by this account; set ${prefix}PORT to one above 1023.`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartupError(`${prefix}HOST ${host} is not an address of this machine.`);
    throw error;
  }
}
