import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createApp } from './app';
import { startBackups } from './backups';
import { checkSurroundings } from './check-surroundings';
import type { Config } from './config';
import { detectFullDisk } from './database/detect-full-disk';
import { openDatabase } from './database/open';
import { messengerConnector } from './database/signals/messenger-connector';
import { withMaintenance } from './database/maintenance';
import { findOpenInvitation } from './demo/invitations';
import { loadDemo } from './demo/load-demo';
import { demoPassword } from './demo/password';
import { describeConfig, describeParts } from './describe-config';
import { createDiskWatch } from './disk-watch';
import { createEndSession } from './identity/backchannel-logout';
import { createEmbeddedIdentity } from './identity/embedded/create-embedded-identity';
import type { Identity } from './lib/access/identity';
import { createKeycloakIdentity } from './identity/keycloak';
import { watchIssuer } from './identity/watch-issuer';
import { listen } from './listen';
import { createMails } from './mail/create-mails';
import { createMetrics } from './metrics/metrics';
import { serveMetrics } from './metrics/serve-metrics';
import type { Database } from './lib/database';
import { createActiveFaults } from './lib/active-faults';
import { productVersion } from './version';

export interface RunningServer {
  /** Path and query of an open invitation of the demo world. */
  demoInvitation: string | undefined;
  /**
   * After draining for `shutdownDelayMs`, accepts no new requests, lets open ones finish, and closes the
   * database.
   */
  stop(): Promise<void>;
}

/**
 * Opens the database, loads the demo world if it is empty, and listens. Start, configuration, migrations and
 * stop are logged; `env` is the source of the configuration.
 * @throws StartupError
 */
export async function startServer(
  config: Config,
  env: Readonly<Record<string, string | undefined>>,
): Promise<RunningServer> {
  await checkSurroundings(config);
  let log: Pick<FastifyBaseLogger, 'warn'> | undefined;
  let migrations: string[] = [];
  const onError = (error: Error) => log?.warn({ err: error }, 'database connection');
  const faults = createActiveFaults();
  const opened = await openDatabase(config, onError, {
    onMigrated: (names) => (migrations = names),
    connectMessenger: messengerConnector(config.fanOutUrl, faults),
    onExclusion: (cause) =>
      cause === undefined ? faults.end('REPLICA_LEFT_OUT') : faults.begin('REPLICA_LEFT_OUT', cause),
    onPrimary: (primary) => log?.warn({ primary }, 'another server is the primary of the database now'),
  });
  const disk = createDiskWatch(config.databaseUrl ? undefined : config.dataDir, faults);
  const kept = config.databaseUrl ? opened : withMaintenance(opened, onError);
  const database = detectFullDisk(kept, () => disk.reportFull());
  try {
    if (config.demo) await loadDemo(database, { publicUrl: config.publicUrl, toOutbox: !config.smtp });
    const identity = await createIdentity(config, database);
    const metrics =
      config.metrics &&
      createMetrics({
        database,
        faults,
        disk,
        backupFolder: config.backups?.folder,
        version: productVersion,
      });
    const app = await createApp(config, { database, identity, metrics, faults });
    log = app.log;
    const said = { version: productVersion, ...describeParts(config), settings: describeConfig(env) };
    app.log.info(said, 'the server starts');
    if (migrations.length > 0) app.log.info({ migrations }, 'migrations were applied');
    faults.logTo(app.log);
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
    const onFailure = (error: unknown) => app.log.error({ err: error }, 'the surroundings cannot be checked');
    const watches = [disk.start(onFailure)];
    if (config.backups && !config.databaseUrl)
      watches.push(
        startBackups(database, config.backups, {
          onMade: (backup) => app.log.info(backup, 'a backup was made'),
          onFailure: (error) => app.log.error({ err: error }, 'no backup could be made'),
        }),
      );
    if (config.keycloak) watches.push(watchIssuer(config.keycloak, faults, onFailure));
    app.log.info({ address: config.publicUrl, port: config.port }, 'the server is ready');
    return {
      demoInvitation: config.demo ? await findOpenInvitation(database) : undefined,
      async stop() {
        app.log.info({ delayMs: config.shutdownDelayMs }, 'the server stops');
        app.drain();
        await wait(config.shutdownDelayMs);
        await Promise.all(watches.map((end) => end()));
        await stop();
        await database.close();
        app.log.info('the server has stopped');
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function createIdentity(config: Config, database: Database): Promise<Identity> {
  const { keycloak, clientId, publicUrl, trustedProxies, secondFactorRequired, demo } = config;
  if (keycloak) return createKeycloakIdentity({ ...keycloak, clientId }, createEndSession(database));
  const mails = createMails(publicUrl);
  const options = { publicUrl, trustedProxies, clientId, database, secondFactorRequired, mails };
  return createEmbeddedIdentity(demo ? { ...options, demoPassword } : options);
}
