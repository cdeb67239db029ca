import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Blob, File } from 'node:buffer';
import { Provider } from 'react-redux';
import { cellsIn } from '../../../../tests/support/web/cells-in';
import { segmentPlan } from '../../../../core/assessment/plan';
import { screenStore } from '../../../../tests/support/web/api-store';
import { polishName } from '../../../../tests/support/web/encoded-file';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { catalogue } from '../../../../data/questions/catalogue';
import { saveFile } from '../../../lib/device/save-file';
import { SheetDialog } from './sheet-dialog';

jest.mock('../../../lib/device/save-file', () => ({ saveFile: jest.fn() }));
// jsdom's versions cannot be read.
Object.assign(globalThis, { Blob, File });

const save = { version: () => 1, question: jest.fn(), measure: jest.fn() };
const questionnaire = {
  title: 'Aluminium · Austria',
  fileName: 'aluminium-at',
  ...segmentPlan(catalogue, 'ALUMINIUM'),
  questions: { products: 'Housings', siteRenewableElectricity: 42.5, heatSources: ['naturalGas'] },
  measures: { recycledAluminium: { today: 58, inOneYear: 60, inThreeYears: null, startYear: 2019 } },
  save,
};

const show = () =>
  render(
    <Provider store={screenStore()}>
      <WithTexts>
        <SheetDialog questionnaire={questionnaire} printPath="/" disabled={false} onClose={() => undefined} />
      </WithTexts>
    </Provider>,
  );

async function download(button: string): Promise<globalThis.File> {
  jest.mocked(saveFile).mockClear();
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  const [name, content] = jest.mocked(saveFile).mock.lastCall ?? [];
  return new globalThis.File([content as BlobPart], String(name));
}

const answersIn = async (file: globalThis.File) => {
  const cells = await cellsIn(file);
  return cells.slice(1).flatMap((row) => row[4] || []);
};
const keysIn = async (file: globalThis.File) => (await cellsIn(file)).map(([key]) => key);

it.each([
  ['Download as CSV', 'aluminium-at.csv'],
  ['Download as Excel', 'aluminium-at.xlsx'],
])('%s: with the answers, or blank; importing a blank sheet deletes no answer', async (button, name) => {
  show();
  const answered = await download(button);
  expect(answered.name).toBe(name);
  expect(await answersIn(answered)).toHaveLength(6);

  await userEvent.click(screen.getByLabelText('Without my answers'));
  const blank = await download(button);
  expect(await answersIn(blank)).toEqual([]);
  expect(await keysIn(blank)).toEqual(await keysIn(answered));

  await userEvent.upload(screen.getByLabelText(/Import a filled-in spreadsheet/), blank);
  expect(await screen.findByText('The spreadsheet changes none of your answers.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Apply/ })).toBeDisabled();
  expect(save.question).not.toHaveBeenCalled();
  expect(save.measure).not.toHaveBeenCalled();
});

it('reads the letters of a sheet as chosen', async () => {
  show();
  const answer = [...polishName].flatMap((part) =>
    typeof part === 'number' ? part : [...Buffer.from(part)],
  );
  const bytes = [...Buffer.from('Key;Section;Question;Unit;Answer\nquestion/products;;;;'), ...answer];
  const file = new globalThis.File([Uint8Array.from(bytes)], 'filled.csv');
  await userEvent.upload(screen.getByLabelText(/Import a filled-in spreadsheet/), file);
  expect(await screen.findByRole('cell', { name: '£ódŸ' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Encoding of the file'), 'windows-1250');
  expect(await screen.findByRole('cell', { name: 'Łódź' })).toBeInTheDocument();
});
