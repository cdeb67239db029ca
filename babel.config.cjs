const { default: gatsbyPreset } = require('babel-preset-gatsby');

/** What Gatsby transpiles for old browsers, even if all of .browserslistrc support it. */
const rewritten =
  /plugin-(transform-(classes|spread)|proposal-(class-properties|nullish-coalescing-operator|optional-chaining))/;

/** Gatsby's preset, without the transpilation for old browsers (decision 086). */
module.exports = (api) => {
  const isForBrowsers = api.caller((caller) => caller?.target?.includes('web') ?? false);
  const browserStage = api.env('development') ? 'develop' : 'build-javascript';
  const stage = isForBrowsers ? browserStage : 'build-html';
  const { presets, plugins } = gatsbyPreset(api, { stage, reactRuntime: 'automatic' });
  return {
    presets,
    plugins: plugins.filter((plugin) => !rewritten.test([plugin].flat()[0])),
  };
};
