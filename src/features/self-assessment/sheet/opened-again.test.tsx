import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import { questionnaire } from '../../../../tests/support/web/questionnaire-sheet';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { readSheet, UnreadableSheetError, type Sheet } from '../../../lib/sheets/sheet-files';
import { SheetDialog } from './sheet-dialog';

jest.mock('../../../lib/sheets/sheet-files', () => ({
  ...jest.requireActual<object>('../../../lib/sheets/sheet-files'),
  readSheet: jest.fn(),
}));

interface Reading {
  resolve: (sheet: Sheet) => void;
  reject: (error: Error) => void;
}

const sheetWith = (answer: string): Sheet => ({ cells: [['question/products', '', '', '', answer]] });

/** Chooses a file, and returns how its reading ends. */
async function choose(): Promise<Reading> {
  let reading: Reading = { resolve: () => {}, reject: () => {} };
  jest
    .mocked(readSheet)
    .mockImplementationOnce(() => new Promise((resolve, reject) => (reading = { resolve, reject })));
  await userEvent.upload(
    screen.getByLabelText(/Import a filled-in spreadsheet/),
    new File([''], 'filled.csv'),
  );
  return reading;
}

function show(save = questionnaire.save) {
  render(
    <Provider store={screenStore()}>
      <WithTexts>
        <SheetDialog
          questionnaire={{ ...questionnaire, save }}
          printPath="/"
          disabled={false}
          onClose={() => undefined}
        />
      </WithTexts>
    </Provider>,
  );
}

it('shows the file that was chosen last, even if an earlier one is read later', async () => {
  show();
  const first = await choose();
  const second = await choose();
  await act(async () => second.resolve(sheetWith('Second')));
  expect(screen.getByRole('cell', { name: 'Second' })).toBeVisible();
  await act(async () => first.resolve(sheetWith('First')));
  expect(screen.getByRole('cell', { name: 'Second' })).toBeVisible();
  const third = await choose();
  const fourth = await choose();
  await act(async () => fourth.resolve(sheetWith('Fourth')));
  await act(async () => third.reject(new UnreadableSheetError('broken')));
  expect(screen.queryByText(/cannot be read/)).not.toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'Fourth' })).toBeVisible();
});

it('saves over the answers that the sheet was compared with, not over those of a colleague since', async () => {
  let version = 1;
  const question = jest.fn();
  show({ version: () => version, question });
  const reading = await choose();
  version = 2;
  await act(async () => reading.resolve(sheetWith('Housings')));
  await userEvent.click(screen.getByRole('button', { name: /^Apply/ }));
  expect(question).toHaveBeenCalledWith(expect.objectContaining({ id: 'products' }), 'Housings', 1);
});
