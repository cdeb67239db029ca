/** How the server and its command line are bundled; packages are not included and come from node_modules. */
export const serverBundle = {
  entryPoints: {
    main: 'server/main.ts',
    cli: 'server/cli/main.ts',
    // Started by its file name, next to the program that starts it.
    'workbook-worker': 'server/lib/tables/workbook-worker.mjs',
  },
  outdir: 'build/server',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  jsx: 'automatic',
  sourcemap: true,
  logLevel: 'warning',
};
