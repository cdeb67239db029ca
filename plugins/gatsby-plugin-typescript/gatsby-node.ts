import { createRequire } from 'node:module';
import path from 'node:path';
import type { Actions, GatsbyNode } from 'gatsby';

const ofProduct = createRequire(path.resolve('gatsby-config.ts'));
const ofGatsby = createRequire(ofProduct.resolve('gatsby'));
const original = ofGatsby('gatsby-plugin-typescript/gatsby-node') as Required<
  Pick<GatsbyNode, 'onCreateBabelConfig' | 'onCreateWebpackConfig' | 'resolvableExtensions'>
>;

/** Without the Babel plugins for browsers that lack `?.` and `??` (decision 086). */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = (args, options) => {
  const actions: Actions = { ...args.actions, setBabelPlugin: () => undefined };
  return original.onCreateBabelConfig({ ...args, actions }, options, () => undefined);
};

export const onCreateWebpackConfig = original.onCreateWebpackConfig;

export const resolvableExtensions = original.resolvableExtensions;
