import { withShortClassNames } from './class-names';

const modules = { localIdentName: '[name]--[local]--[hash:hex:5]', namedExport: true };
const styles = (names: unknown) => ({
  oneOf: [{ test: /\.module\.css$/, use: [{ loader: 'extract' }, { loader: 'css', options: names }] }],
});

test('gives the classes of style modules short names, and leaves other loaders as they are', () => {
  const others = [{ test: /\.js$/, use: ['babel'] }, styles({ modules: false })];
  expect(withShortClassNames([styles({ modules }), ...others])).toEqual([
    styles({ modules: { ...modules, localIdentName: '[hash:base64:5]' } }),
    ...others,
  ]);
});
