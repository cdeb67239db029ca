import { unzipSync } from 'fflate';
import { writeXlsx } from './write-xlsx';

test('a workbook has the style that other programs warn without', async () => {
  const parts = unzipSync(await writeXlsx([{ name: 'Sheet', rows: [['Amount'], [5], ['=1+1']] }]));
  const styles = Buffer.from(parts['xl/styles.xml'] ?? []).toString();
  // In the order of the schema.
  expect(styles).toMatch(
    /<cellStyleXfs count="1"><xf\/><\/cellStyleXfs><cellXfs .*<\/cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"\/><\/cellStyles>/u,
  );
  expect(Buffer.from(parts['xl/worksheets/sheet1.xml'] ?? []).toString()).not.toContain('<f>');
});

test('a text is no longer than a cell of a workbook can be', async () => {
  const parts = unzipSync(await writeXlsx([{ name: 'Sheet', rows: [['Reasons'], ['x'.repeat(40_000)]] }]));
  const strings = Buffer.from(parts['xl/sharedStrings.xml'] ?? []).toString();
  expect(/<t>(x+…)<\/t>/u.exec(strings)?.[1]).toHaveLength(32_767);
});
