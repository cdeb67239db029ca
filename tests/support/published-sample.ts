import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Sample rows of a published table in a SOURCE.md, below a heading that names the product's file: the cells of each
 * row, without the two header lines.
 */
export function publishedSample(folder: string, file: string): string[][] {
  const source = readFileSync(join(__dirname, '../../data', folder, 'SOURCE.md'), 'utf8');
  const [, below = ''] = source.split(`### Sample of \`${file}\`\n`);
  const [section = ''] = below.split(/\n#/);
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
}
