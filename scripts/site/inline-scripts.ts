import { buildSync } from 'esbuild';

/** One of our modules as a minified script that can be inlined in a page. */
export function inlineScript(entryPoint: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entryPoint],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
