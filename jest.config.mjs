import { readFileSync } from 'node:fs';

/**
 * Three projects: `core` and `server` (Node), `web` (jsdom). Some packages ship ES modules only; swc compiles those
 * to CommonJS like our own code, so Jest needs no experimental Node flag.
 */
const esModulePackages = [
  '@seriousme/openapi-schema-validator',
  'formik',
  '@electric-sql/pglite',
  'csv-parse',
  'typebox',
  'jose',
  'oidc-provider',
  'nanoid',
  'got',
  'quick-lru',
  'cacheable-lookup',
  'cacheable-request',
  'lowercase-keys',
  'mimic-response',
  'normalize-url',
  'p-cancelable',
  'responselike',
  '@sindresorhus/is',
  '@szmarczak/http-timer',
  'form-data-encoder',
];

/**
 * In the built site our files replace some packages that formik imports (scripts/site/replaced-files.ts), so tests do
 * the same.
 */
const parts = '<rootDir>/src/lib/package-parts';
const replaces = Object.entries(JSON.parse(readFileSync('src/lib/package-parts/replaces.json', 'utf8')));
const asInTheSite = {
  '^formik$': '<rootDir>/node_modules/formik/dist/formik.esm.js',
  ...Object.fromEntries(replaces.map(([name, file]) => [`^${name}$`, `${parts}/${file}`])),
  // Gatsby's own links and pages use the same copy.
  '^@gatsbyjs/reach-router$': '<rootDir>/node_modules/@reach/router',
};

const onPostgres = Boolean(process.env.TEST_DATABASE_URL);
/** The binary of Redis or Valkey. */
const hasRedis = Boolean(process.env.TEST_REDIS);
/** Needs nginx, Caddy and promtool on the machine: npm run test:operations. */
const operations = Boolean(process.env.TEST_OPERATIONS);

/** Needs published example invoices: npm run test:invoices. */
const published = Boolean(process.env.TEST_CII_EXAMPLES);

/** Needs a container runtime: npm run test:containers. */
const containers = Boolean(process.env.TEST_IMAGE);

const coreTests = () => {
  if (published) return 'tests/invoices/**/*.test.ts';
  if (containers) return 'tests/containers/**/*.test.ts';
  return '{core,data,scripts,content,service-worker}/**/*.test.ts';
};

/** PostgreSQL makes no difference to these: each uses its own embedded database, or none. */
const sameOnPostgres = [
  ...['server/database/(embedded|folder-lock)', 'server/identity/passwords'],
  ...['tests/api/(operations/(backups-of-a-server|command-line|doctor|start-up)|identity/renewed-keys)'],
];

const shared = {
  transform: {
    '^.+\\.([cm]?js|tsx?)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModulePackages.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/(public|\\.cache|build|\\.data)/'],
};

/** @type {import('jest').Config} */
export default {
  // Password hashing is slow on purpose, and CI shares its processors. A test that hangs still fails.
  testTimeout: 120_000,
  // By default Jest leaves one processor idle, which is half of a two-processor machine.
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'core',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/${coreTests()}`],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tests/support/server/global-setup.ts',
      globalTeardown: '<rootDir>/tests/support/server/global-teardown.ts',
      testMatch: operations
        ? ['<rootDir>/tests/operations/**/*.test.ts']
        : [
            '<rootDir>/{server,tests/api}/**/*.test.{ts,tsx}',
            // Several test files in one (scripts/tasks/test-groups.mjs), run by path only: Jest ignores build/.
            '<rootDir>/build/tests/groups/*.test.ts',
            ...(onPostgres ? ['<rootDir>/tests/postgres/**/*.test.ts'] : []),
            ...(onPostgres && !hasRedis ? ['!<rootDir>/tests/postgres/*-redis.test.ts'] : []),
          ],
      testPathIgnorePatterns: [
        '/node_modules/',
        ...(onPostgres ? sameOnPostgres.map((name) => `<rootDir>/${name}[.]test[.]ts$`) : []),
      ],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: '<rootDir>/tests/support/web-environment.ts',
      testMatch: ['<rootDir>/{src,plugins}/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/web-setup.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/tests/support/style-stub.ts',
        '/lib/i18n/load-texts$': '<rootDir>/tests/support/web/load-texts.ts',
        ...asInTheSite,
      },
    },
  ],
};
