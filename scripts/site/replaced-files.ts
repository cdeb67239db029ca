import { join } from 'node:path';
import formikReplaces from '../../src/lib/package-parts/replaces.json';

const inRoot = (rootDirectory: string, files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([theirs, ours]) => [join(rootDirectory, theirs), join(rootDirectory, ours)]),
  );

const replaced = {
  'node_modules/lucide-react/dist/esm/createLucideIcon.mjs': 'src/components/ui/create-icon.ts',
};

/**
 * Package files that smaller files of ours replace. Browsers and prerendered pages use the same ones: a page that is
 * built differently would be rendered again.
 */
export const replacedFiles = (rootDirectory: string) => inRoot(rootDirectory, replaced);

/** Packages that formik imports are replaced by smaller files of ours, for browsers and prerendered pages alike. */
export const formikRule = (rootDirectory: string) => ({
  test: join(rootDirectory, 'node_modules/formik/dist/formik.esm.js'),
  resolve: {
    alias: Object.fromEntries(
      Object.entries(formikReplaces).map(([name, file]) => [
        `${name}$`,
        join(rootDirectory, 'src/lib/package-parts', file),
      ]),
    ),
  },
});

// html-parse-stringify is for react-i18next's `Trans`.
const unusedPackages = ['browser-lang', 'outdent', 'gatsby-script', 'html-parse-stringify'];

/** Gatsby registers the service worker only when the page is idle, so the code has a chunk of its own. */
const registration = { '.cache/register-service-worker': 'src/app/offline/gatsby-registration.ts' };

/** Replacements that browsers get for packages and Gatsby files; false means nothing. */
export const browserAliases = (rootDirectory: string): Record<string, string | false> => ({
  ...Object.fromEntries(unusedPackages.map((name) => [name, false])),
  ...inRoot(rootDirectory, registration),
  'gatsby/cache-dir/register-service-worker$': join(rootDirectory, '.cache/register-service-worker.js'),
  // The language plugin would get the Node build, with helpers that nothing else here uses.
  i18next$: join(rootDirectory, 'node_modules/i18next/dist/esm/i18next.js'),
  'prop-types$': join(rootDirectory, 'src/lib/package-parts/prop-types.ts'),
});

/** Browser code of Gatsby and its plugins that is not needed here, a few kilobytes on every page. */
const unused = [
  'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
  'node_modules/gatsby-plugin-manifest/gatsby-browser.js',
  // Most of it is for the plugin's own worker; gatsby-browser.tsx has the hook that registers ours.
  'node_modules/gatsby-plugin-offline/gatsby-browser.js',
];

const helpers = 'node_modules/@babel/runtime/helpers';

/** Import replacements and removals in single files. */
export const browserRules = (rootDirectory: string) => [
  {
    test: join(rootDirectory, 'node_modules/i18next/dist/esm/i18next.js'),
    enforce: 'pre' as const,
    loader: join(rootDirectory, 'scripts/site/i18next-loader.cjs'),
  },
  {
    test: join(rootDirectory, '.cache/navigation.js'),
    enforce: 'pre' as const,
    loader: join(rootDirectory, 'scripts/site/announcer-loader.cjs'),
  },
  {
    test: join(rootDirectory, '.cache/api-runner-browser-plugins.js'),
    resolve: { alias: Object.fromEntries(unused.map((file) => [join(rootDirectory, file), false])) },
  },
  {
    // The language plugin imports all of react-i18next but uses only its provider.
    test: join(rootDirectory, 'node_modules/gatsby-plugin-react-i18next/dist/plugin/wrapPageElement.js'),
    resolve: {
      alias: {
        'react-i18next': join(rootDirectory, 'node_modules/react-i18next/dist/es/I18nextProvider.js'),
      },
    },
  },
  {
    // Gatsby resolves it to the helpers for Node, while i18next has the same as ES modules. What is destructured here
    // is the pair of `useState`, always an array, so only that case of the helper is needed.
    test: join(rootDirectory, 'node_modules/react-i18next/dist/es'),
    resolve: {
      alias: inRoot(rootDirectory, {
        [`${helpers}/slicedToArray`]: `${helpers}/esm/arrayWithHoles.js`,
        [helpers]: `${helpers}/esm`,
      }),
    },
  },
];
