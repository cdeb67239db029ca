import { build } from 'esbuild';
import { serverBundle } from './tasks/server-bundle.mjs';

/** Bundles the server and its command line into build/server. */
await build(serverBundle);
