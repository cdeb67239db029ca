import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setEnvironmentData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { planEachTime } from '../../../server/database/embedded-statements';
import { parsers } from '../../../server/database/parsers';
import { CopiedFiles } from './copied-files';
import { loadTemplate, type Template } from './database-template';

/** Files in the folder TEST_DATABASE_TEMPLATES: a database without tables, and one with the demo world. */
export type PgliteTemplate = 'empty' | 'demo';

const engineFile = join(__dirname, '../../../node_modules/@electric-sql/pglite/dist/pglite.wasm');

/** Node has it, but its type is part of the browser's types, which the server does not use. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

let engine: Promise<object> | undefined;

/**
 * Jest loads modules again for each test file, but V8 compiles the same bytes once while the result is referenced:
 * the worker keeps it.
 */
async function compileEngine(): Promise<object> {
  const compiled = await WebAssembly.compile(readFileSync(engineFile));
  setEnvironmentData('PGlite of the tests', compiled);
  return compiled;
}

/** A short-lived PGlite in memory: small databases need few buffers. */
export async function createPglite(
  options: PGliteOptions = {},
  settings: readonly string[] = [],
): Promise<PGlite> {
  return PGlite.create({
    parsers,
    pgliteWasmModule: await (engine ??= compileEngine()),
    startParams: [
      ...PGlite.defaultStartParams,
      ...planEachTime,
      ...['shared_buffers=16MB', ...settings].flatMap((setting) => ['-c', setting]),
    ],
    ...options,
  });
}

const templates = new Map<PgliteTemplate, Template>();

/** A PGlite that starts with the contents of a template. */
export function copyPglite(name: PgliteTemplate): Promise<PGlite> {
  const template = templates.get(name) ?? loadTemplate(join(process.env.TEST_DATABASE_TEMPLATES ?? '', name));
  templates.set(name, template);
  // It uses the template's memory, so its own can be small.
  return createPglite({ initialMemory: 64 * 1024, fs: new CopiedFiles(template) });
}
