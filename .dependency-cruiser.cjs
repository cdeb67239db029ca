/** The import table in CONTRIBUTING.md, as rules. */
const testFiles = '[.]test[.]tsx?$|[.]spec[.]ts$';
const nodeModules = '^node_modules/';
const siteConfig = '^site[.]config[.]ts$';

/** Forbids files below `from` to import product code outside `to`. */
const onlyImports = (name, from, to, comment, fromNot = testFiles) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: fromNot },
  to: { pathNot: [nodeModules, ...to], dependencyTypesNot: ['core'] },
});

/**
 * The folders of src/lib, lowest first. Each imports only those before it, so no two depend on each other. Code that
 * needs two sibling folders belongs above both.
 */
const libFolders = [
  'storage',
  'env',
  'theme',
  'i18n',
  'device',
  'hydration',
  'idle',
  'loading',
  'search',
  'package-parts',
  'sheets',
  'store',
  'timing',
  'session',
  'auth',
  'api',
  'persistence',
  'populate',
  'realtime',
  'outbox',
  'forms',
];

const libOrder = libFolders.map((folder, at) => ({
  name: `lib-order-${folder}`,
  severity: 'error',
  comment: `src/lib/${folder} imports only the folders listed before it in libFolders (.dependency-cruiser.cjs).`,
  from: { path: `^src/lib/${folder}/`, pathNot: testFiles },
  to: { path: '^src/lib/', pathNot: `^src/lib/(${libFolders.slice(0, at + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...libOrder,
    {
      name: 'lib-folders-listed',
      severity: 'error',
      comment: 'Every folder of src/lib is listed in libFolders (.dependency-cruiser.cjs).',
      from: { path: '^src/lib/', pathNot: `^src/lib/(${libFolders.join('|')})/` },
      to: {},
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Files that import each other cannot be understood or loaded separately. Move what both need to a third file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'The import does not resolve to a file or an installed package.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^[.]{1,2}/build/' },
    },
    {
      name: 'declared-packages',
      severity: 'error',
      comment:
        'Imported packages are listed in package.json, so that they do not depend on what other packages install.',
      from: { path: '^(core|server|src|data|scripts|tests|bench|examples|plugins|content|service-worker)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-packages-in-production',
      severity: 'error',
      comment: 'Server and core use only the packages under "dependencies".',
      from: { path: '^(core|server)/', pathNot: testFiles },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'core-is-pure',
      severity: 'error',
      comment:
        'core runs in the browser and on the server: it imports only core, typebox, yup, libphonenumber-js, and the libraries for edit distance, XML and ZIP.',
      from: { path: '^core/', pathNot: testFiles },
      to: {
        path: '.',
        pathNot: [
          '^core/',
          '^node_modules/(typebox|libphonenumber-js|yup|fastest-levenshtein|saxes|fflate)/',
        ],
      },
    },
    {
      name: 'core-rules-without-schemas',
      severity: 'error',
      comment:
        'The app uses the rules of core; schemas would add typebox to its bundle. Import only their types.',
      from: { path: '^core/(?!contracts/)', pathNot: testFiles },
      to: { path: '^(core/contracts|node_modules/typebox)/', dependencyTypesNot: ['type-only'] },
    },
    onlyImports(
      'lib',
      '^src/lib/',
      ['^core/', '^data/search-words/', '^locales/en/', '^src/lib/'],
      'src/lib imports core, the words of searches and itself, and types its texts.',
    ),
    onlyImports(
      'components',
      '^src/components/',
      ['^core/', '^src/lib/', '^src/components/'],
      'src/components imports core, src/lib and itself.',
    ),
    onlyImports(
      'domain',
      '^src/domain/',
      ['^core/', '^data/(questions|vsme)/', '^src/(lib|components|domain)/'],
      'src/domain is what several features know of a company, its people, systems, suppliers and requests: it imports core, the catalogue of questions and the taxonomy of reports, src/lib, src/components and itself, never a feature.',
    ),
    onlyImports(
      'feature-alone',
      '^src/features/([^/]+)/',
      ['^core/', '^data/(questions|vsme)/', '^src/(lib|components|domain)/', '^src/features/$1/'],
      'A feature imports core, the catalogue of questions, the taxonomy of reports, src/lib, src/components, src/domain and itself, never another feature: src/app composes them.',
    ),
    onlyImports(
      'app-and-slices',
      '^src/(app|layout-slices)/',
      ['^core/', siteConfig, '^src/(lib|components|domain|features|app|layout-slices)/'],
      'src/app and src/layout-slices stand below src/pages.',
    ),
    onlyImports(
      'pages-are-thin',
      '^src/pages/',
      ['^core/', siteConfig, '^src/(lib|components|domain|features|app|layout-slices)/'],
      'A page imports what stands below it, never another page.',
    ),
    {
      name: 'one-folder-knows-redux-persist',
      severity: 'error',
      comment: 'The library is dormant: replacing it should change only src/lib/persistence.',
      from: { path: '.', pathNot: '^(src/lib/persistence|node_modules)/' },
      to: { path: '^node_modules/redux-persist/' },
    },
    {
      name: 'contracts-as-types',
      severity: 'error',
      comment:
        'The app imports only types from core/contracts (import type): typebox stays out of its bundle.',
      from: { path: '^(src/|gatsby-(browser|ssr))', pathNot: testFiles },
      to: { path: '^(core/contracts|node_modules/typebox)/', dependencyTypesNot: ['type-only'] },
    },
    onlyImports(
      'module-alone',
      '^server/modules/([^/]+)/',
      ['^core/', '^data/', '^server/(lib|plugins)/', '^server/modules/$1/'],
      'A module declares what it needs of another as an interface; server/app.ts hands it over.',
    ),
    {
      name: 'plugins-below-modules',
      severity: 'error',
      comment: 'Plugins, server/lib and the database are below the modules.',
      from: { path: '^server/(lib|plugins|database)/', pathNot: testFiles },
      to: { path: '^server/(modules|app|main|cli)' },
    },
    {
      name: 'server-lib-below-plugins',
      severity: 'error',
      comment: 'server/lib is used by plugins and modules, and imports none of them.',
      from: { path: '^server/lib/', pathNot: testFiles },
      to: { path: '^server/plugins/' },
    },
    {
      name: 'site-without-node',
      severity: 'error',
      comment: 'The site runs in a browser, without Node APIs.',
      from: { path: '^src/', pathNot: testFiles },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-without-site',
      severity: 'error',
      comment: 'The server and the site share only core.',
      from: { path: '^(server|core|data)/' },
      to: { path: '^(src|plugins|gatsby-)' },
    },
    {
      name: 'site-without-server',
      severity: 'error',
      comment:
        'The server and the site share only core. Exceptions: the catalogue of questions, the taxonomy of sustainability reports and the search words are part of both, because they are used offline.',
      from: { path: '^(src|plugins|gatsby-)' },
      to: { path: '^(server|data)/', pathNot: '^data/(questions|search-words|vsme)/' },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      comment: 'Test helpers are not part of the product.',
      from: { path: '^(core|server|src|data|plugins)/', pathNot: testFiles },
      to: { path: `^tests/|${testFiles}` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    combinedDependencies: true,
    exclude: { path: '^(public|build|[.]cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
