import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/** The files of Inter that are built here: one for our texts, one for other letters of western names. */
const names = ['inter-basic', 'inter-accents'] as const;
type FontName = (typeof names)[number];

/**
 * Keeps the font weights used by the styles, kerning and tabular figures, and drops other tables. The letters of our
 * texts are half of the package's size (17 KB), and come over the connection that loaded the page.
 */
const options = {
  targetFormat: 'woff2' as const,
  variationAxes: { wght: { min: 400, max: 650, default: 400 } },
  keepFeatures: ['kern', 'tnum'],
  dropTables: ['GDEF', 'MVAR', 'STAT'],
};
const fontPackage = '@fontsource-variable/inter';

/** The characters of a range such as `U+0000-00FF, U+0131`, as style sheets write it. */
function signsOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .replace('U+', '')
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_sign, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

/** The range that the style sheet states for the face of a file. */
export function rangeOf(styles: string, name: FontName): string {
  const face = styles.split('@font-face').find((each) => each.includes(`/${name}.woff2`));
  const range = /unicode-range:([^;]+);/.exec(face ?? '')?.[1];
  if (range === undefined) throw new Error(`fonts.css states no range for ${name}.woff2.`);
  return range;
}

/** Writes the files of Inter that `src/app/head/fonts.css` names, each with only the characters of its range. */
export async function writeFonts(rootDirectory: string, cacheDirectory: string): Promise<void> {
  const styles = await readFile(join(rootDirectory, 'src/app/head/fonts.css'), 'utf8');
  const from = createRequire(join(rootDirectory, 'package.json'));
  const source = await readFile(from.resolve(`${fontPackage}/files/inter-latin-wght-normal.woff2`));
  for (const name of names) {
    const font = await subsetFont(source, signsOf(rangeOf(styles, name)), options);
    const target = join(cacheDirectory, 'fonts', `${name}.woff2`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, font);
  }
}

/** The path in the built site of the font that every page uses. Chinese characters use the system font. */
export async function readFontAddress(siteDirectory: string): Promise<string> {
  const files = await readdir(join(siteDirectory, 'static'));
  const built = files.filter((file) => file.startsWith('inter-basic-') && file.endsWith('.woff2'));
  if (built.length !== 1) throw new Error(`The site holds ${built.length} files of inter-basic, not one.`);
  return `/static/${built[0]}`;
}
