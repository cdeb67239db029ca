import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Rows of a published table that stand in a SOURCE.md to compare with, below a heading that names the product's file:
 * the cells of each, without the two lines of the head.
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
