import { readFileSync, readdirSync } from 'node:fs';
import { locales } from '../../core/i18n/locales';
import { rangeOf } from './font';

const styles = readFileSync('src/app/head/fonts.css', 'utf8');

function codesOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_code, index) => first + index);
  });
}

const basic = codesOf(rangeOf(styles, 'inter-basic'));
const accents = codesOf(rangeOf(styles, 'inter-accents'));

it('has every letter of western languages in one of the two files, and not in both', () => {
  const latin = Array.from({ length: 0xff - 0xa0 + 1 }, (_code, index) => 0xa0 + index);
  const letters = [...'œŒ“”„‘’–—…€'].map((letter) => letter.codePointAt(0) ?? 0);
  const both = [...basic, ...accents];
  expect(both).toEqual(expect.arrayContaining([...latin, ...letters]));
  expect(new Set(both).size).toBe(both.length);
});

it.each(locales)('writes the texts of %s with only the first file', (locale) => {
  const folder = `locales/${locale}`;
  const texts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const others = new Set(accents.map((code) => String.fromCodePoint(code)));
  expect([...new Set(texts.join(''))].filter((letter) => others.has(letter))).toEqual([]);
});

it('throws for a range that the styles do not state', () => {
  expect(() => rangeOf('@font-face { src: url("/inter-basic.woff2"); }', 'inter-basic')).toThrow(
    /states no range/,
  );
});
