import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const name = 'inter-basic';
/** Those that the product's styles use. */
const weights = { min: 400, max: 700, default: 400 };
const fontPackage = '@fontsource-variable/inter';

/** The signs of a range such as `U+0000-00FF,U+0131`, as style sheets write it. */
function signsOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_sign, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

/**
 * Writes Inter's basic letters without the signs and weights that nothing uses, two thirds of its bytes, to where
 * `src/app/head/fonts.css` names it.
 */
export async function writeFont(rootDirectory: string, cacheDirectory: string): Promise<void> {
  const from = createRequire(join(rootDirectory, 'package.json'));
  const source = from.resolve(`${fontPackage}/files/inter-latin-wght-normal.woff2`);
  const ranges = from(`${fontPackage}/unicode.json`) as { latin: string };
  const target = join(cacheDirectory, 'fonts', `${name}.woff2`);
  const font = await subsetFont(await readFile(source), signsOf(ranges.latin), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, font);
}

/** Where the built site serves it. */
export async function fontAddress(siteDirectory: string): Promise<string> {
  const files = await readdir(join(siteDirectory, 'static'));
  const built = files.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.woff2'));
  if (built.length !== 1) throw new Error(`The site holds ${built.length} files of its font, not one.`);
  return `/static/${built[0]}`;
}
