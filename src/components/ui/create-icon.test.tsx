import { renderToStaticMarkup } from 'react-dom/server';
import { createLucideIcon } from 'lucide-react';
import createIcon from './create-icon';

const data = {
  name: 'sun',
  size: 24,
  node: [
    ['circle', { cx: '12', cy: '12', r: '4', key: 'a' }],
    ['path', { d: 'M12 2v2', key: 'b' }],
  ],
};

test.each([
  ['with default props', {}],
  ['with a size and a class', { size: 16, className: 'wide' }],
  ['hidden from screen readers', { 'aria-hidden': true }],
  ['with a name of its own', { role: 'img', 'aria-label': 'Sun' }],
  ['with thinner lines', { size: 32, strokeWidth: 1.5 }],
])('draws an icon as the library does, %s', (_case, props) => {
  const Ours = createIcon(data as never);
  const Theirs = createLucideIcon(data as never);
  const attributes = (markup: string) => {
    const [svg = '', ...rest] = markup.split('>');
    // The library also names the icon in its classes.
    const named = svg.match(/[\w-]+="[^"]*"/g)?.map((each) => each.replace(/lucide lucide-sun ?/, ''));
    return [named?.filter((each) => each !== 'class=""').sort(), rest];
  };
  expect(attributes(renderToStaticMarkup(<Ours {...props} />))).toEqual(
    attributes(renderToStaticMarkup(<Theirs {...props} />)),
  );
});

test('joins paths that start with an absolute position', () => {
  const paths = ['M10 11v6', 'm15 5 4 4', 'M14 11v6'].map((d) => ['path', { d, key: d }]);
  const Bin = createIcon({ name: 'bin', node: paths } as never);
  expect(renderToStaticMarkup(<Bin />).match(/ d="[^"]*"/g)).toEqual([
    ' d="m15 5 4 4"',
    ' d="M10 11v6M14 11v6"',
  ]);
});
