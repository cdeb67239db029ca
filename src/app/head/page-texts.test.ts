import { readTexts } from './page-texts';

const nodes = [
  { ns: 'public', data: '{"notFound":{"title":"Seite nicht gefunden"}}' },
  { ns: 'frame', data: '{"footer":{"about":"{{product}}: antworten, {{product}}"}}' },
];

it('reads a text of a namespace', () => {
  expect(readTexts(nodes)('public:notFound.title')).toBe('Seite nicht gefunden');
});

it('includes the product name', () => {
  expect(readTexts(nodes)('frame:footer.about')).toBe('supplier+s: antworten, supplier+s');
});

it.each(['public:notFound.text', 'public:notFound', 'areas:title', 'public:notFound.title.more', 'title'])(
  'fails the build for the missing text %s',
  (key) => expect(() => readTexts(nodes)(key)).toThrow(`The text "${key}" is missing`),
);
