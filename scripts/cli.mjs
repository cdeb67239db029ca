import { prepare } from './tasks/prepare.mjs';

await prepare(['server']);
process.setSourceMapsEnabled(true);
await import('../build/server/cli.mjs');
