import { readPasted } from './sheet-files';

test.each([
  ['"Kalev" AS\ta@kalev.example', [['"Kalev" AS', 'a@kalev.example']]],
  ['ООО "Ромашка"\ta@r.example', [['ООО "Ромашка"', 'a@r.example']]],
  ['Flange 12"\t4', [['Flange 12"', '4']]],
  ['"a\nb ""c"""\t4', [['a\nb "c"', '4']]],
  ['Part\tkg\n\nFlange\t4\n', [['Part', 'kg'], [''], ['Flange', '4']]],
])('%j, as spreadsheets copy it, is read as %j', async (text, cells) => {
  expect(await readPasted(text)).toEqual(cells);
});
