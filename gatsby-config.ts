import type { GatsbyConfig } from 'gatsby';
import { frameColours, site } from './site.config';
import { defaultLocale, locales } from './core/i18n/locales';

const config: GatsbyConfig = {
  siteMetadata: { title: site.name, description: site.description },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  plugins: [
    // First, so that its wrapPageElement runs innermost: layouts must be inside the i18n provider.
    'page-layouts',
    // Instead of the one that Gatsby adds by itself.
    'gatsby-plugin-typescript',
    {
      // The files of locales/, each language completed with English (gatsby-node.ts).
      resolve: 'gatsby-source-filesystem',
      options: { name: 'locale', path: `${__dirname}/.cache/texts` },
    },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: locales,
        defaultLanguage: defaultLocale,
        redirect: false,
        trailingSlash: 'always',
        verbose: false,
        i18nextOptions: {
          nsSeparator: ':',
          keySeparator: '.',
          interpolation: { escapeValue: false, defaultVariables: { product: site.name } },
        },
      },
    },
    {
      resolve: 'gatsby-plugin-manifest',
      options: {
        name: site.name,
        short_name: site.shortName,
        description: site.description,
        start_url: '/',
        display: 'standalone',
        theme_color: frameColours.accent,
        background_color: frameColours.canvas,
        theme_color_in_head: false,
        legacy: false,
        include_favicon: false,
        icon: 'static/icons/app.svg',
        icons: ['any', 'maskable'].flatMap((purpose) =>
          [192, 512].map((size) => ({
            src: `icons/app-${size}.png`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose,
          })),
        ),
        screenshots: [
          { src: '/screenshots/requests-wide.png', sizes: '1280x800', type: 'image/png' },
          { src: '/screenshots/requests-narrow.png', sizes: '412x892', type: 'image/png' },
        ],
      },
    },
    // Registers the service worker; the worker itself is written after the build (decision 030).
    'gatsby-plugin-offline',
  ],
};

export default config;
