import { readPasted } from './sheet-files';
import { slicesOf } from './slices-of';

test('a text is split after rows, and never within quotes', () => {
  const text = 'a;1\nb;"two\nlines; ""and"" more"\nc;3\nd;4';
  expect(slicesOf(text, 4)).toEqual(['a;1\nb;"two\nlines; ""and"" more"\n', 'c;3\nd;4']);
  expect(slicesOf(text, 1).join('')).toBe(text);
  expect(slicesOf(text, 1)).toHaveLength(4);
  expect(slicesOf('', 4)).toEqual(['']);
});

test('50,000 rows are parsed correctly while the page stays responsive', async () => {
  const rows = [...Array(50_000).keys()].map((row) => [String(row), row % 7 === 0 ? 'a\n"b";' : 'plain']);
  const text = rows.map(([row, name = '']) => `${row};"${name.replaceAll('"', '""')}"`).join('\r\n');
  let turns = 0;
  const count = setInterval(() => (turns += 1));
  const cells = await readPasted(text);
  clearInterval(count);
  expect(cells).toEqual(rows);
  expect(turns).toBeGreaterThan(5);
});
