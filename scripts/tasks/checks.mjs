import { existsSync } from 'node:fs';
import { findChromium, findHeadlessShell } from './browser.mjs';
import { countTests, jestCounts, playwrightCounts } from './count-tests.mjs';
import { bin } from './run.mjs';
import { inGroups } from './test-groups.mjs';

const sources = [
  ...[
    'core',
    'data',
    'server',
    'src',
    'plugins',
    'scripts',
    'content',
    'service-worker',
    'bench',
    'examples',
    'tests',
  ],
  ...['gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx', 'playwright.config.ts'],
];

const caches = 'node_modules/.cache';

/** Caches results, so that only what a change can have broken is checked again. */
const types = (folder) => [
  folder === '.' ? 'types: tests and tools' : `types: ${folder}`,
  () =>
    bin('tsc', ['-p', folder, '--incremental', '--tsBuildInfoFile', `${caches}/tsc/${folder}/tsbuildinfo`]),
];

const lint = (options) => bin('oxlint', ['-c', 'oxlint.config.mjs', ...options]);

/** The linter has read all types, and reports their faults at little cost. */
const lintAndTypes = [['lint, types', () => lint(['--type-check'])]];

/** The compiler decides. */
const lintThenTypes = [
  ['lint', () => lint([])],
  types('src'),
  types('.'),
  types('server'),
  types('core'),
  types('service-worker'),
];

const cruise = (config) => bin('depcruise', ['--config', config, ...sources.filter(existsSync)]);

/** Checks that only read the sources: name and work, slowest first. */
export const staticChecks = ({ fast }) => [
  ['format', () => bin('oxfmt', ['--check'])],
  ...(fast ? lintAndTypes : lintThenTypes),
  ['dead code', () => bin('knip', [])],
  ['imports', () => cruise('.dependency-cruiser.cjs')],
  ['folders', () => cruise('.dependency-cruiser.folders.cjs')],
  ['translations', () => bin('tsx', ['scripts/check-translations.ts'])],
];

/**
 * Only the first WebAssembly compiler: embedded test databases are too short-lived to benefit from the second. No
 * garbage collection threads: they cost more than they save when all processors are busy.
 */
const flags = ['--liftoff-only', '--single-threaded-gc'];

const jest = (report, args, env) =>
  bin('jest', ['--json', `--outputFile=${report}`, ...args], { env, flags });

/** Unit tests; `projects` are those of jest.config.mjs, all of them when empty. */
export const unitTests = (projects = [], env = {}) =>
  countTests((report) => {
    const selected = projects.length > 0 ? ['--selectProjects', ...projects] : [];
    return jest(report, selected, env);
  }, jestCounts);

/** API tests and unit tests of the server. */
export const serverTests = (env = {}) =>
  countTests((report) => {
    const selected = ['--selectProjects', 'server'];
    return inGroups(selected, env, (files) => jest(report, [...selected, '--runTestsByPath', ...files], env));
  }, jestCounts);

/** End-to-end tests against the builds in public/ and build/; `args` select another suite, or a part of one. */
export const endToEndTests = ({ args = [], env = {} } = {}) =>
  countTests(
    (file) =>
      bin('playwright', ['test', '--reporter=dot,json', ...args], {
        env: {
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
          CHROMIUM_PATH: findChromium() ?? '',
          HEADLESS_SHELL_PATH: findHeadlessShell() ?? '',
          ...env,
        },
      }),
    playwrightCounts,
  );
