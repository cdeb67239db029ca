import { once } from 'node:events';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Config } from './config';
import { holdsSite } from './lib/site/site-files';
import { listen } from './listen';
import { StartupError } from './startup-error';

/**
 * Refuses what would keep this server from working, before anything is written to the database. While the product is
 * developed, the site is built and served elsewhere. @throws StartupError
 */
export async function checkSurroundings(config: Config): Promise<void> {
  const { production, siteDir, backups, databaseUrl, metrics } = config;
  if (production && !holdsSite(siteDir))
    throw new StartupError(
      `SITE_DIR ${siteDir} holds no site; run "npm run build" or set it to a built one.`,
    );
  if (backups && !databaseUrl) checkWritable(backups.folder);
  if (metrics) await listen('METRICS_', metrics, tryPort);
  await listen('', config, tryPort);
}

function checkWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { message } = error as Error;
    throw new StartupError(`BACKUP_FOLDER ${folder} cannot be written: ${message}.`, { cause: error });
  }
}

async function tryPort({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
