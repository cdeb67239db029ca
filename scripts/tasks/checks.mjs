import { existsSync } from 'node:fs';
import { findChromium, findHeadlessShell } from './browser.mjs';
import { countTests, jestCounts, playwrightCounts } from './count-tests.mjs';
import { bin } from './run.mjs';
import { inGroups } from './test-groups.mjs';

const sources = [
  ...['core', 'data', 'server', 'src', 'plugins', 'scripts', 'content', 'bench', 'examples', 'tests'],
  ...['gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx', 'playwright.config.ts'],
];

const caches = 'node_modules/.cache';

/** Caches results, so that only what a change can have broken is checked again. */
const types = (folder) => [
  `types: ${folder}`,
  () =>
    bin('tsc', ['-p', folder, '--incremental', '--tsBuildInfoFile', `${caches}/tsc/${folder}.tsbuildinfo`]),
];

/** In two parts, for two processors: the client is half of it. `fast` uses cached results of unchanged files. */
const lint = (name, files, fast) => [
  `lint: ${name}`,
  () => {
    const cache = ['--cache', '--cache-strategy=content', `--cache-location=${caches}/eslint/${name}/`];
    return bin('eslint', [...files, '--max-warnings=0', ...(fast ? cache : [])]);
  },
];

/**
 * Checks that only read the sources: name and work, slowest first. With `fast`, only changed files are linted, which
 * misses what their types break elsewhere.
 */
export const staticChecks = ({ fast }) => [
  lint('src', ['src'], fast),
  lint('others', ['.', '--ignore-pattern', 'src/'], fast),
  ['format', () => bin('prettier', ['.', '--check', '--log-level=warn', '--cache'])],
  types('src'),
  types('server'),
  types('tests'),
  types('core'),
  types('service-worker'),
  ['dead code', () => bin('knip', [])],
  ['imports', () => bin('depcruise', ['--config', '.dependency-cruiser.cjs', ...sources.filter(existsSync)])],
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
