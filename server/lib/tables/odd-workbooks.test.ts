import { strToU8, unzipSync, zipSync } from 'fflate';
import { readFile } from './read-file';
import { writeXlsx } from './write-xlsx';

const sheet = 'xl/worksheets/sheet1.xml';

/** A workbook with cells as other programs write them, in the first row of its sheet. */
async function workbookOf(cells: string, replace: (workbook: string) => string = (xml) => xml) {
  const parts = unzipSync(await writeXlsx([{ name: 'Sheet', rows: [['a']] }]));
  const namespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const workbook = Buffer.from(parts['xl/workbook.xml'] ?? []).toString();
  return Buffer.from(
    zipSync({
      ...parts,
      [sheet]: strToU8(
        `<worksheet ${namespace}><sheetData><row r="1">${cells}</row></sheetData></worksheet>`,
      ),
      'xl/workbook.xml': strToU8(replace(workbook)),
      'xl/styles.xml': strToU8(
        `<styleSheet ${namespace}><numFmts count="2"><numFmt numFmtId="164" formatCode="[$-407]d/\\ mmmm\\ yyyy;@"/><numFmt numFmtId="165" formatCode="#,##0.00\\ &quot;m³&quot;"/></numFmts><cellXfs count="3"><xf/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
      ),
    }),
  );
}

const cellsOf = async (file: Buffer) => (await readFile(file)).map(({ rows }) => rows[0]);

test.each([
  ['an error of a formula', '<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
  ['an error without a formula', '<c r="A1" s="0" t="e"><v>#N/A</v></c>', '#N/A'],
  ['a formula that was never calculated', '<c r="A1"><f>B1*2</f></c>', '#CALC!'],
  ['one with an empty result', '<c r="A1" s="1"><f>B1*2</f><v></v></c>', '#CALC!'],
  ['one for a text', '<c r="A1" t="str"><f>B1&amp;C1</f></c>', '#CALC!'],
  ['a shared one', '<c r="A1"><f t="shared" si="0"/><v/></c>', '#CALC!'],
  ['a formula with its result', '<c r="A1"><f>B1*2</f><v>7</v></c>', 7],
  ['a formula whose result is an empty text', '<c r="A1" t="str"><f>B1&amp;C1</f><v></v></c>', null],
  ['a number stored as text', '<c r="A1" t="inlineStr"><is><t>1,234.5</t></is></c>', '1,234.5'],
  ['a day in a format of its own', '<c r="A1" s="1"><v>45350</v></c>', '2024-02-28'],
  ['a number with a unit in its format', '<c r="A1" s="2"><v>45350</v></c>', 45350],
  ['a number that is no day', '<c r="A1" s="1"><v>1e12</v></c>', '#NUM!'],
])('%s is read as what it is', async (_what, cell, value) => {
  const file = await workbookOf(`${cell}<c r="Z1"><v>1</v></c>`);
  expect(await cellsOf(file)).toMatchObject([{ 0: value, 25: 1 }]);
});

test('errors are found in a sheet whose elements have a prefix', async () => {
  const file = await workbookOf('');
  const parts = unzipSync(file);
  const xml = `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="1"><x:c r="A1" t="e"><x:v>#REF!</x:v></x:c><x:c r="B1"><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
  const changed = Buffer.from(zipSync({ ...parts, [sheet]: strToU8(xml) }));
  expect(await cellsOf(changed)).toEqual([['#REF!', 2]]);
});

test.each(['1', 'true'])('days count from 1904 in a workbook with date1904="%s"', async (value) => {
  const file = await workbookOf('<c r="A1" s="1"><v>43888</v></c>', (xml) =>
    xml.replace(/<workbookPr[^>]*\/>/u, '').replace(/<sheets>/u, `<workbookPr date1904="${value}"/><sheets>`),
  );
  expect(await cellsOf(file)).toEqual([['2024-02-28']]);
});
