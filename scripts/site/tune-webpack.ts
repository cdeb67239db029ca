import { join } from 'node:path';
import { browserAliases, browserRules } from './replaced-files';
import { splitStyles } from './split-styles';

/** The parts of webpack's interfaces that are used here. */
interface Hook<Of> {
  tap(name: string, run: (of: Of) => void): void;
}
interface Chunk {
  name?: string;
  filenameTemplate?: string;
  canBeInitial(): boolean;
}
interface Compiler {
  hooks: {
    compilation: Hook<{ hooks: { afterOptimizeChunks: Hook<Iterable<Chunk>> } }>;
    done: Hook<{ compilation: { assets: object } }>;
  };
}
interface Rule {
  test?: unknown;
  oneOf?: Rule[];
  use?: unknown;
}
interface Plugin {
  constructor: { name: string };
  options?: object;
  apply?: (compiler: Compiler) => void;
}
export interface WebpackConfig {
  plugins: Plugin[];
  optimization: { realContentHash?: boolean; minimizer: Plugin[]; splitChunks: { cacheGroups: object } };
  target?: unknown;
  output: object;
  module: { rules: Rule[] };
  resolve: { alias: Record<string, string | false> };
}

export interface TuneOptions {
  rootDirectory: string;
  minifyScripts: (options: { terserOptions: object }) => Plugin;
  addBanner: (options: object) => Plugin;
  /** Called with the name of each file that webpack has emitted. */
  onEmitted: (file: string) => unknown;
}

/**
 * Lets V8 browsers compile a file's functions while it loads, in parallel with the page's own work, and not one by
 * one on first call. Inserted after comments are removed (400) and before source maps are made (500).
 */
const compileEarly = { banner: '//# allFunctionsCalledOnLoad', raw: true, test: /\.js$/, stage: 450 };

/**
 * Without Gatsby's names and with short hashes, since every page loads a list of them. It is a single hash table as
 * long as all names have the same pattern.
 */
const chunkFilename = '[id]-[contenthash:5].js';

/**
 * Hash a file's sources, not its output. With output hashes webpack replaces the previous hash wherever it occurs in
 * any script: five characters can also be the number of a module, and the site does not start.
 */
const realContentHash = false;

/** webpack's own runtime code uses modern syntax, as .browserslistrc allows: Gatsby targets browsers of 2009. */
const target = ['web', 'es2020'];

/** Every script starts with the name of its build; one short word is enough, since no other site is in the page. */
const partOf = { uniqueName: 's', chunkLoadingGlobal: '_parts' };

/** The service worker and tests rely on the chunk names given in imports. */
const keepNames = {
  apply: ({ hooks }: Compiler) =>
    hooks.compilation.tap('site', ({ hooks: { afterOptimizeChunks } }) =>
      afterOptimizeChunks.tap('site', (chunks) => {
        for (const chunk of chunks)
          if (!chunk.canBeInitial() && /^[a-z]+(-[a-z]+)*$/.test(chunk.name ?? ''))
            chunk.filenameTemplate = '[name]-[contenthash:5].js';
      }),
    ),
};

/** Fonts are always files, even small ones: inlined in the styles, a font that few need would be in every page. */
function asFiles(rule: Rule): Rule {
  if (!(rule.test instanceof RegExp && rule.test.test('a.woff2')) || !Array.isArray(rule.use)) return rule;
  const use = rule.use as { options: object }[];
  return { ...rule, use: use.map((loader) => ({ ...loader, options: { ...loader.options, limit: false } })) };
}

/** Changes Gatsby's webpack configuration for browser scripts. */
export function tuneWebpack(config: WebpackConfig, options: TuneOptions): WebpackConfig {
  const { rootDirectory, minifyScripts, addBanner, onEmitted } = options;
  const { plugins, module, optimization, resolve } = config;

  const styles = plugins.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
  // Class names are local to their file, so the order of the files does not matter.
  if (styles?.options) Object.assign(styles.options, { ignoreOrder: true });

  const remember = (compiler: Compiler) =>
    compiler.hooks.done.tap('site', ({ compilation }) =>
      Object.keys(compilation.assets).forEach((file) => onEmitted(file)),
    );

  // Gatsby minifies for browsers of 2009; ours (.browserslistrc) support modern syntax. Console output of packages
  // for their developers is removed.
  const pure_funcs = ['log', 'info', 'debug', 'warn'].map((level) => `console.${level}`);
  const compress = { ecma: 2020, passes: 3, pure_funcs };
  const terserOptions = { compress, output: { ecma: 2020, comments: false } };
  const others = optimization.minimizer.filter((plugin) => plugin.constructor.name !== 'TerserPlugin');
  const { splitChunks } = optimization;
  const styleGroups = splitStyles(join(rootDirectory, 'src/app/shell/protected-layout.tsx'));
  return {
    ...config,
    module: { ...module, rules: [...module.rules.map(asFiles), ...browserRules(rootDirectory)] },
    plugins: [...plugins, addBanner(compileEarly), keepNames, { apply: remember }],
    target,
    output: { ...config.output, ...partOf, chunkFilename },
    optimization: {
      ...optimization,
      realContentHash,
      minimizer: [minifyScripts({ terserOptions }), ...others],
      splitChunks: { ...splitChunks, cacheGroups: { ...splitChunks.cacheGroups, ...styleGroups } },
    },
    resolve: { ...resolve, alias: { ...resolve.alias, ...browserAliases(rootDirectory) } },
  };
}
