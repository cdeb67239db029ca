import { decodeText } from './decode-text';

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  );

test.each([
  ['UTF-8', new Uint8Array(Buffer.from('Müller;Łódź;上海', 'utf8')), 'de', 'Müller;Łódź;上海'],
  ['UTF-8 with a mark', new Uint8Array(Buffer.from('\uFEFFMüller', 'utf8')), 'de', 'Müller'],
  ['German Windows', bytes('Müller & Söhne'), 'de', 'Müller & Söhne'],
  ['French Windows', bytes('Société Générale'), 'fr', 'Société Générale'],
  ['Chinese Windows', bytes(0xc9, 0xcf, 0xba, 0xa3), 'zh-CN', '上海'],
  ['Unicode text', bytes(0xff, 0xfe, 'M', 0, 0xfc, 0), 'en', 'Mü'],
] as const)('a file in %s keeps its letters', (_name, file, locale, text) => {
  expect(decodeText(file, locale)).toBe(text);
});
