import { decodeText, type CodePage } from './decode-text';

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part)),
  );
const utf8 = (text: string) =>
  bytes(
    encodeURIComponent(text).replace(/%(..)/gu, (_escaped, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  );
/** 供应商;国家 and 上海电力;中国, as a Chinese Excel saves them. */
const chinese = bytes(
  ...[0xb9, 0xa9, 0xd3, 0xa6, 0xc9, 0xcc, ';', 0xb9, 0xfa, 0xbc, 0xd2, '\n'],
  ...[0xc9, 0xcf, 0xba, 0xa3, 0xb5, 0xe7, 0xc1, 0xa6, ';', 0xd6, 0xd0, 0xb9, 0xfa],
);

test.each<[string, Uint8Array, string, CodePage | undefined]>([
  ['UTF-8', utf8('Müller;Łódź;上海'), 'Müller;Łódź;上海', undefined],
  ['UTF-8 with a mark', utf8('\uFEFFMüller'), 'Müller', undefined],
  ['UTF-16', bytes(0xff, 0xfe, 'M', 0, 0xfc, 0), 'Mü', undefined],
  ['big-endian UTF-16', bytes(0xfe, 0xff, 0, 'M', 0, 0xfc), 'Mü', undefined],
  ['German Windows', bytes('Müller & Söhne, Größe 7'), 'Müller & Söhne, Größe 7', 'windows-1252'],
  ['French Windows', bytes('Société de l', 0x92, 'Île;', 0x80), 'Société de l’Île;€', 'windows-1252'],
  ['Portuguese capitals', bytes('DESCRIÇÃO;PREÇO;PRODUÇÃO'), 'DESCRIÇÃO;PREÇO;PRODUÇÃO', 'windows-1252'],
  ['Chinese Windows', chinese, '供应商;国家\n上海电力;中国', 'gb18030'],
])('a file in %s keeps its letters', (_name, file, text, codePage) => {
  const read = decodeText(file);
  expect([read?.text, read?.codePage]).toEqual([text, codePage]);
});

test('a chosen code page replaces the recognised one, and never Unicode', () => {
  const polish = bytes(0xa3, 'ód', 0x9f);
  expect(decodeText(polish, 'windows-1250')).toEqual({
    ...{ text: 'Łódź', codePage: 'windows-1250' },
    possible: ['windows-1252', 'windows-1250'],
  });
  expect(decodeText(utf8('Łódź'), 'windows-1250')).toEqual({ text: 'Łódź' });
  expect(decodeText(bytes('Müller '), 'gb18030')).toEqual({
    ...{ text: 'M黮ler ', codePage: 'gb18030' },
    possible: ['windows-1252', 'windows-1250', 'gb18030'],
  });
});

test.each([
  ['MS-DOS', bytes('M', 0x81, 'ller;K', 0x94, 'ln')],
  ['French MS-DOS', bytes('Quantit', 0x82)],
  ['an old Mac', bytes('M', 0x9f, 'ller;K', 0x9a, 'ln')],
  ['Cyrillic Windows', bytes(0xd0, 0xee, 0xec, 0xe0, 0xf8, 0xea, 0xe0, ';', 0xce, 0xce, 0xce, ';')],
  ['UTF-8 with one wrong byte', bytes(...utf8('Müller;Łódź;上海;'), 0xff)],
  ['no text', bytes('a', 0, 'b')],
  ['no text, with letters', bytes('Müller', 0)],
])('a file in %s is refused instead of read wrongly', (_name, file) => {
  expect(decodeText(file)).toBeUndefined();
});
