import { watch } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { locales } from './core/i18n/locales';
import { withShortClassNames } from './scripts/site/class-names';
import { writeCompleteTexts } from './scripts/site/complete-texts';
import { copyFlags } from './scripts/site/flags';
import { writeFonts } from './scripts/site/font';
import { finishSite } from './scripts/site/finish-site';
import { writeLoadedTexts } from './scripts/site/loaded-texts';
import { correctPage } from './scripts/site/pages';
import { formikRule, replacedFiles } from './scripts/site/replaced-files';
import { tuneWebpack, type TuneOptions, type WebpackConfig } from './scripts/site/tune-webpack';

const siteDirectory = join(__dirname, 'public');
const cacheDirectory = join(__dirname, '.cache');
const slices = ['public-header', 'public-footer'] as const;

/** The public pages' slices, once per language: their texts are read from the locales during the build. */
export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  for (const slice of slices) {
    for (const language of locales) {
      actions.createSlice({
        id: `${slice}-${language}`,
        component: `${__dirname}/src/layout-slices/${slice}.tsx`,
        context: { language },
      });
    }
  }
};

export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  const change = correctPage(page, slices);
  if (change === 'keep') return;
  actions.deletePage(page);
  if (change !== 'drop') actions.createPage(change);
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  // Tests build from their own texts and leave those of the working copy alone.
  const root = process.env.TEXTS_DIR ?? join(__dirname, 'locales');
  const target = join(cacheDirectory, 'texts');
  const writeTexts = () => {
    writeCompleteTexts(root, target);
    writeLoadedTexts(target, siteDirectory);
  };
  writeTexts();
  if (process.env.NODE_ENV === 'development') watch(root, { recursive: true }, writeTexts);
  await writeFonts(__dirname, cacheDirectory);
  await copyFlags(siteDirectory, __dirname);
};

/** The scripts of this build, so that those of earlier builds can be removed from the site. */
const emitted = new Set<string>();

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  actions.setWebpackConfig({
    resolve: { alias: replacedFiles(__dirname) },
    module: { rules: [formikRule(__dirname)] },
  });
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const gatsbys = (getConfig as () => WebpackConfig)();
  const { module } = gatsbys;
  const base = { ...gatsbys, module: { ...module, rules: withShortClassNames(module.rules) } };
  if (stage === 'build-html') return actions.replaceWebpackConfig(base);
  const config = tuneWebpack(base, {
    rootDirectory: __dirname,
    minifyScripts: plugins.minifyJs as TuneOptions['minifyScripts'],
    addBanner: plugins.banner as TuneOptions['addBanner'],
    onEmitted: (file) => emitted.add(file),
  });
  actions.replaceWebpackConfig(config);
};

/** In development the server is proxied behind the site's own address (scripts/develop.mjs). */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = async ({ app }) => {
  const { createProxyMiddleware } = await import('http-proxy-middleware');
  const pathFilter = ['/api', '/ws', '/realms', '/dev', '/env.json'];
  const proxy = createProxyMiddleware({ pathFilter, target: process.env.DEVELOP_SERVER ?? '', ws: true });
  (app as { use: (handler: typeof proxy) => void }).use(proxy);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ reporter }) =>
  finishSite({ rootDirectory: __dirname, siteDirectory, emitted }, (message) => {
    reporter.info(message);
  });
