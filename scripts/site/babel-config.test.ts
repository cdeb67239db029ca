import { createRequire } from 'node:module';
import type { CreateBabelConfigArgs } from 'gatsby';
import { onCreateBabelConfig } from '../../plugins/gatsby-plugin-typescript/gatsby-node';

interface Babel {
  transformSync: (
    source: string,
    options: { filename: string; caller: { name: string; target: string }; plugins?: string[] },
  ) => { code: string };
}

const { transformSync } = createRequire(require.resolve('babel-preset-gatsby'))('@babel/core') as Babel;

const source = 'export class A extends B { field = 1; of = x => [...x, x?.y ?? this.field]; }';

it.each(['web', 'node'])('keeps modern syntax, for %s', (target) => {
  const { code } = transformSync(source, { filename: 'a.js', caller: { name: 'test', target } });
  expect(code.replace(/\s+/g, ' ')).toBe(source);
});

it('turns JSX into calls', () => {
  const caller = { name: 'test', target: 'web' };
  const { code } = transformSync('export const a = <b />;', { filename: 'a.js', caller });
  expect(code).toContain('/*#__PURE__*/_jsx("b", {})');
});

it('adds no plugin for TypeScript files but the one that removes types', async () => {
  const presets: string[] = [];
  const plugins: string[] = [];
  const actions = {
    setBabelPreset: ({ name }: { name: string }) => presets.push(name),
    setBabelPlugin: ({ name }: { name: string }) => plugins.push(name),
  };
  const args = { actions } as unknown as CreateBabelConfigArgs;
  await onCreateBabelConfig?.(args, { plugins: [] }, () => undefined);
  expect(presets).toEqual([expect.stringContaining('preset-typescript')]);
  expect(plugins).toEqual([]);
});
