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
 * What a smaller file of ours does in the place of a package's. For browsers and for the pages that are built alike: a
 * page that is built otherwise would be drawn again.
 */
export const replacedFiles = (rootDirectory: string) => inRoot(rootDirectory, replaced);

/** What formik takes of other packages comes from smaller files of ours, for browsers and built pages alike. */
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

const unusedPackages = ['browser-lang', 'outdent', 'gatsby-script'];

/** Gatsby's registration of the service worker waits until the page is at rest, and has a file of its own then. */
const registration = { '.cache/register-service-worker': 'src/app/offline/gatsby-registration.ts' };

/** What browsers get in the place of packages and of files of Gatsby; nothing where it is false. */
export const browserAliases = (rootDirectory: string): Record<string, string | false> => ({
  ...Object.fromEntries(unusedPackages.map((name) => [name, false])),
  ...inRoot(rootDirectory, registration),
  'gatsby/cache-dir/register-service-worker$': join(rootDirectory, '.cache/register-service-worker.js'),
  // The language plugin would get the one for Node, with helpers that nothing else here uses.
  i18next$: join(rootDirectory, 'node_modules/i18next/dist/esm/i18next.js'),
  'prop-types$': join(rootDirectory, 'src/lib/package-parts/prop-types.ts'),
});

/** Browser code of Gatsby and its plugins that has no use here, a few kilobytes on every page. */
const unused = [
  'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
  'node_modules/gatsby-plugin-manifest/gatsby-browser.js',
  // Most of it speaks to the plugin's own worker; gatsby-browser.tsx has the hook that registers ours.
  'node_modules/gatsby-plugin-offline/gatsby-browser.js',
];

const helpers = 'node_modules/@babel/runtime/helpers';

/** What single files get in the place of what they ask for, and what is left out of them. */
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
    // The language plugin asks for the whole of react-i18next and uses its provider.
    test: join(rootDirectory, 'node_modules/gatsby-plugin-react-i18next/dist/plugin/wrapPageElement.js'),
    resolve: {
      alias: {
        'react-i18next': join(rootDirectory, 'node_modules/react-i18next/dist/es/I18nextProvider.js'),
      },
    },
  },
  {
    // Gatsby leads it to the helpers for Node, while i18next brings the same as ES modules.
    test: join(rootDirectory, 'node_modules/react-i18next/dist/es'),
    resolve: { alias: inRoot(rootDirectory, { [helpers]: `${helpers}/esm` }) },
  },
];
