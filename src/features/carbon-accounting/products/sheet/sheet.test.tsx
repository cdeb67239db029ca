import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import readWorkbook from 'read-excel-file/universal';
import { list, path, showing } from '../../../../../tests/support/web/carbon-inputs';
import type { ChangeProductBody } from '../../../../../core/contracts/ca-products';
import { encodedFile, polishName } from '../../../../../tests/support/web/encoded-file';
import { bytesOf, catchSavedFiles } from '../../../../../tests/support/web/saved-files';
import { ProductScreen } from '../product-screen';
import { bracket } from '../test-products';

const save = `PUT ${path('products', `/${bracket.id}`)}`;
const showScreen = showing(<ProductScreen id={bracket.id} />);
const show = (routes: Parameters<typeof showScreen>[0] = {}) =>
  showScreen({
    [`GET ${path('products')}`]: list(bracket),
    [`GET ${path('products', `/${bracket.id}/releases`)}`]: { data: [] },
    [`GET ${path('products', `/${bracket.id}/customers`)}`]: { data: [] },
    [`GET ${path('offered-products')}`]: list(),
    [save]: { data: { ...bracket, version: 4 } },
    ...routes,
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
async function paste(...rows: string[]) {
  await press('From a spreadsheet');
  const field = await screen.findByRole('textbox', { name: /^Or paste rows/ });
  await userEvent.click(field);
  await userEvent.paste(rows.join('\n'));
  await press('Read');
}
const linesOf = (call: { body?: unknown } | undefined) =>
  (call?.body as ChangeProductBody | undefined)?.data.lines;

it('shows a preview before anything is added, and leaves out faulty rows', async () => {
  const { to } = show();
  await paste(
    'Name\tAmount\tUnit\tkg CO₂e per unit\tSource\tKind',
    'Steel\t1,250.5\tg\t0.0024\tSteel works\tMaterials',
    'Paint\tlots\tkg\t2\tPaint maker\tMaterials',
    'Carton\t0.5\tkg\t0.9\tMill\tPackaging',
  );
  expect(
    await screen.findByText('2 rows can be added. 1 row needs a correction and is left out.'),
  ).toBeVisible();
  const wrong = screen.getByRole('row', { name: /Paint/ });
  expect(wrong).toHaveTextContent('“lots” is not a number.');
  expect(within(wrong).getByText('3')).toBeVisible();
  expect(screen.getByRole('row', { name: /Carton/ })).toHaveTextContent('Packaging · 0.5 kg');
  expect(to(save)).toHaveLength(0);
  await press('Add 2 lines');
  await waitFor(() => expect(to(save)).toHaveLength(1));
  expect(linesOf(to(save)[0])).toMatchObject([
    { name: 'Steel', kind: 'material', amount: 1250.5, unit: 'g', origin: { fossil: 2.4, unit: 'kg' } },
    { name: 'Carton', kind: 'packaging', amount: 0.5, origin: { fossil: 0.9, source: 'Mill' } },
  ]);
});

it('says first how numbers with two readings are read', async () => {
  show();
  await paste(
    'Name\tAmount\tUnit\tkg CO₂e per unit\tSource',
    'Carton\t0.5\tkg\t0.9\tMill',
    'Steel\t1,250\tkg\t2.345\tSteel works',
  );
  const steel = await screen.findByRole('row', { name: /Steel/ });
  expect(steel).toHaveTextContent('1,250 = 1,250, not 1.25');
  expect(steel).toHaveTextContent('2.345 = 2.345, not 2,345');
  expect(steel.nextElementSibling).toHaveTextContent(/Carton(?!.* not )/);
});

it('saves the rows that are left out as a sheet, each with its fault', async () => {
  const saved = catchSavedFiles();
  show();
  await paste(
    'Name\tRemark\tAmount\tUnit\tkg CO₂e per unit\tSource',
    'Steel\t\t1\tkg\t2.4\tSteel works',
    'Paint\tblue\tlots\tkg\t2\tPaint maker',
  );
  await press('Rejected rows as a spreadsheet');
  await waitFor(() => expect(saved).toHaveLength(1));
  const [sheet] = await readWorkbook(await bytesOf(saved[0]));
  expect(sheet?.data).toEqual([
    ['Name', 'Remark', 'Amount', 'Unit', 'kg CO₂e per unit', 'Source', 'What is wrong'],
    ['Paint', 'blue', 'lots', 'kg', '2', 'Paint maker', '“lots” is not a number.'],
  ]);
});

it('queues the lines while offline', async () => {
  const { to } = show({ [save]: 503 });
  await paste('Name\tAmount\tUnit\tkg CO₂e per unit\tSource', 'Steel\t1\tkg\t2.4\tSteel works');
  await press('Add 1 line');
  await waitFor(() => expect(to(save)).toHaveLength(1));
  expect(await screen.findByText('Not sent yet')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Materials' })).toHaveTextContent('Steel');
});

it('says when nothing was found, and keeps what was pasted', async () => {
  show();
  await paste('Name\tAmount\tUnit');
  expect(await screen.findByText('There are no rows in it.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Or paste rows/ })).toHaveValue('Name\tAmount\tUnit');
});

it('reads the letters of a file as chosen', async () => {
  show();
  await press('From a spreadsheet');
  const header = 'Name;Amount;Unit;kg CO2e per unit;Source;Kind\n';
  const file = encodedFile('lines.csv', header, ...polishName, ';5;kg;2;Mill;Materials');
  await userEvent.upload(await screen.findByLabelText(/Choose a/), file);
  expect(await screen.findByRole('row', { name: /£ódŸ/ })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Encoding of the file'), 'windows-1250');
  expect(await screen.findByRole('row', { name: /Łódź/ })).toBeVisible();
  expect(screen.getByText(/If “Łódź” is correct/)).toBeVisible();
});
