import { readTexts } from './page-texts';

const nodes = [
  { ns: 'public', data: '{"notFound":{"title":"Seite nicht gefunden"}}' },
  { ns: 'frame', data: '{"footer":{"about":"{{product}}: antworten, {{product}}"}}' },
];

it('reads a text of a namespace', () => {
  expect(readTexts(nodes)('public:notFound.title')).toBe('Seite nicht gefunden');
});

it('names the product', () => {
  expect(readTexts(nodes)('frame:footer.about')).toBe('supplier+s: antworten, supplier+s');
});

it.each(['public:notFound.text', 'public:notFound', 'areas:title', 'public:notFound.title.more', 'title'])(
  'stops the build for the missing text %s',
  (key) => expect(() => readTexts(nodes)(key)).toThrow(`The text "${key}" is missing`),
);
