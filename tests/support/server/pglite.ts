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

/** Node has it; its type comes with the browser's, which the server does without. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

let engine: Promise<object> | undefined;

/**
 * Jest gives each test file modules of its own, but V8 compiles the same bytes once as long as somebody keeps what came
 * of them: the worker does.
 */
async function compileEngine(): Promise<object> {
  const compiled = await WebAssembly.compile(readFileSync(engineFile));
  setEnvironmentData('PGlite of the tests', compiled);
  return compiled;
}

/** A PGlite in memory that is made and thrown away quickly: small databases need few buffers. */
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

/** A PGlite that begins with what is in a template. */
export function copyPglite(name: PgliteTemplate): Promise<PGlite> {
  const template = templates.get(name) ?? loadTemplate(join(process.env.TEST_DATABASE_TEMPLATES ?? '', name));
  templates.set(name, template);
  // Its own memory is the template's: what it asks for itself is not used.
  return createPglite({ initialMemory: 64 * 1024, fs: new CopiedFiles(template) });
}
