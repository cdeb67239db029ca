import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const name = 'inter-basic';
/** Those that the product's styles use. */
const weights = { min: 400, max: 700, default: 400 };
/** Whatever signs the file holds, it keeps. */
const allSigns = Array.from({ length: 0xd800 }, (_sign, code) => String.fromCodePoint(code)).join('');

/**
 * Writes Inter's basic letters without the weights that nothing uses, two thirds of its bytes, to where
 * `src/app/head/fonts.css` names it.
 */
export async function writeFont(rootDirectory: string, cacheDirectory: string): Promise<void> {
  const source = createRequire(join(rootDirectory, 'package.json')).resolve(
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  );
  const target = join(cacheDirectory, 'fonts', `${name}.woff2`);
  const font = await subsetFont(await readFile(source), allSigns, {
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
