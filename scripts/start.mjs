import { prepare } from './tasks/prepare.mjs';

await prepare(['site', 'server']);
// In this process, so that signals and the exit code are the server's own.
process.setSourceMapsEnabled(true);
await import('../build/server/main.mjs');
