import { createRequire } from 'node:module';

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

it('keeps short what the TypeScript plugin of Gatsby rewrites', () => {
  const ofGatsby = createRequire(require.resolve('gatsby'));
  const ofPlugin = createRequire(ofGatsby.resolve('gatsby-plugin-typescript'));
  const plugins = [ofPlugin.resolve('@babel/plugin-proposal-optional-chaining')];
  const caller = { name: 'test', target: 'web' };
  const { code } = transformSync('export const a = b?.c;', { filename: 'a.js', caller, plugins });
  expect(code).toContain('== null ? void 0 : ');
});
