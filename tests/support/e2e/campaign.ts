import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runRelaunch } from '../../../server/cli/relaunch';
import { openEmbeddedDatabase } from '../../../server/database/embedded';
import type { ProductServer } from './product-server';

export const campaign = {
  version: '2026.11',
  relaunchDate: '2026-01-15',
  texts: {
    en: { title: 'A new look', content: 'Everything stands where it was.' },
    es: { title: 'Un nuevo diseño', content: 'Todo está donde estaba.' },
  },
};

/** Announces a relaunch like an operator, on the command line. Only one process can open the embedded database. */
export async function publishCampaign(server: ProductServer): Promise<void> {
  const file = join(server.folder, 'campaign.json');
  writeFileSync(file, JSON.stringify(campaign));
  await server.stop();
  const database = await openEmbeddedDatabase(server.folder);
  try {
    await runRelaunch(database, ['publish', file]);
  } finally {
    await database.close();
  }
  await server.start();
}
