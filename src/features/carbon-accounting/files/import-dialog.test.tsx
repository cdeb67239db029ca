import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import readWorkbook from 'read-excel-file/universal';
import type { ImportError } from '../../../../core/contracts/ca-imports';
import { screenStore } from '../../../../tests/support/web/api-store';
import { bytesOf, catchSavedFiles } from '../../../../tests/support/web/saved-files';
import { goOffline } from '../../../../tests/support/web/connection';
import { newDevice } from '../../../../tests/support/web/device';
import { refusal, stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { ImportDialog } from './import-dialog';

const imports = '/api/ca-imports/project/42';
const list = (...data: object[]) => ({ data, meta: { pagination: { page: 1, pageSize: 10, pageCount: 1 } } });
const record = {
  id: 'f0000000-0000-4000-8000-000000000001',
  fileName: 'gas.csv',
  createdBy: 'anna@example.test',
  createdAt: '2026-03-02T09:00:00Z',
  undoneAt: null,
  changes: 3,
};
const preview = (changes: object = {}) => ({
  data: {
    fileName: 'gas.csv',
    years: [2023, 2024],
    counts: { activities: { create: 2, update: 1, same: 4 }, spend: { create: 0, update: 0, same: 0 } },
    rows: [{ table: 'activities', row: 2, action: 'create', cells: ['2024', '101', '', '500', 'kWh'] }],
    errors: [],
    errorCount: 0,
    alike: 0,
    fractions: false,
    identical: 0,
    identicalRows: [],
    refused: [],
    moreRefused: 0,
    others: 0,
    ambiguous: null,
    encoding: null,
    ignoredSheets: [],
    earlier: null,
    ...changes,
  },
});
const wrong = (code: string, about = ''): ImportError => ({
  table: 'activities',
  row: 7,
  column: 'Unit',
  value: 'MWh',
  code,
  about,
  message: 'as the server says',
});

beforeEach(newDevice);

function show(routes: Parameters<typeof stubNetwork>[0] = {}) {
  const network = stubNetwork({ [`GET ${imports}`]: list(), ...routes });
  render(
    <Provider store={screenStore()}>
      <WithTexts>
        <ImportDialog onClose={() => undefined} />
      </WithTexts>
    </Provider>,
  );
  return network;
}

const choose = (size = 3) =>
  userEvent.upload(
    screen.getByLabelText('Choose an Excel or CSV file'),
    new File([new Uint8Array(size)], 'gas.csv', { type: 'text/csv' }),
  );

it('warns of shares that look like fractions', async () => {
  show({ [`POST ${imports}/preview`]: preview({ fractions: true }) });
  await choose();
  expect(await screen.findByText('The shares of this file are all 1% or less')).toBeInTheDocument();
});

it('asks about ambiguous numbers and about identical rows', async () => {
  const ambiguous = {
    count: 1,
    table: 'activities',
    row: 2,
    column: 'Amount',
    text: '12.345',
    read: 12.345,
    other: 12_345,
  };
  show({
    [`POST ${imports}/preview`]: preview({ identical: 1, identicalRows: [{ row: 4, first: 2 }], ambiguous }),
  });
  await choose();
  expect(await screen.findByText(/Row 2, Amount: “12.345” is taken as 12.345, not as 12345/)).toBeVisible();
  expect(screen.getByText('1 row is in the file twice')).toBeVisible();
  expect(screen.getByText('row 4 as row 2')).toBeVisible();
});

it('writes large numbers with separators', async () => {
  const counts = { activities: { create: 3000, update: 0, same: 1200 } };
  show({
    [`POST ${imports}/preview`]: preview({ counts }),
    [`POST ${imports}/import`]: { data: { ...record, changes: 3000 } },
  });
  await choose();
  expect(await screen.findByText(/3,000 new, 0 changed,? and 1,200 unchanged/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Import 3,000 entries' }));
  expect(await screen.findByText(/3,000 entries were imported/)).toBeVisible();
});

it('takes a text that is called .xls, as SAP does', async () => {
  const { to } = show({ [`POST ${imports}/preview`]: preview() });
  const file = new File(['Year\tAmount\n'], 'EXPORT.XLS', { type: 'application/vnd.ms-excel' });
  await userEvent.upload(screen.getByLabelText('Choose an Excel or CSV file'), file);
  await screen.findByRole('button', { name: 'Import 3 entries' });
  expect(to(`POST ${imports}/preview`)[0]?.path).toContain('fileName=EXPORT.XLS');
});

it('shows how the letters of a file were read, and imports them as chosen', async () => {
  const as = (name: string, ...samples: string[]) =>
    preview({ encoding: { name, possible: ['windows-1252', 'windows-1250'], samples } });
  const { to } = show({
    [`POST ${imports}/preview`]: ({ path }) =>
      path.includes('encoding=windows-1250')
        ? as('windows-1250', 'Łódź', 'Kraków')
        : as('windows-1252', '£ódŸ'),
    [`POST ${imports}/import`]: { data: record },
  });
  await choose();
  expect(await screen.findByText(/If “£ódŸ” is correct/)).toBeVisible();
  const encodings = screen.getByLabelText('Encoding of the file');
  await userEvent.selectOptions(encodings, 'Central European (Windows-1250)');
  expect(await screen.findByText(/If “Łódź” and “Kraków” are correct/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Import 3 entries' }));
  expect(await screen.findByText(/3 entries were imported/)).toBeInTheDocument();
  expect(to(`POST ${imports}/import`)[0]?.path).toContain('encoding=windows-1250');
});

it.each([
  ['No, leave the repetitions out', 'Import 2 entries', 'withoutRepeated=true'],
  ['Yes, each is an entry of its own', 'Import 3 entries', 'locale=en'],
])('imports identical rows as chosen: %s', async (answer, button, sentAs) => {
  const { to } = show({
    [`POST ${imports}/preview`]: preview({ identical: 1, identicalRows: [{ row: 4, first: 2 }] }),
    [`POST ${imports}/import`]: { data: record },
  });
  await choose();
  expect(await screen.findByRole('button', { name: 'Import 3 entries' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: answer }));
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(/3 entries were imported/)).toBeInTheDocument();
  expect(to(`POST ${imports}/import`)[0]?.path).toMatch(new RegExp(`${sentAs}$`));
});

it('saves refused rows as a sheet, and imports the others', async () => {
  const saved = catchSavedFiles();
  const refused = {
    table: 'activities',
    sheet: 'Gas',
    header: ['Year', 'Unit', 'Amount'],
    rows: [{ row: 7, cells: [2024, 'kwhh'] }],
  };
  const error = { ...wrong('UNKNOWN_UNIT'), value: 'kwhh', suggested: ['kWh'] };
  const { to } = show({
    [`POST ${imports}/preview`]: preview({
      errors: [error, wrong('NO_NUMBER')],
      errorCount: 2,
      refused: [refused],
      moreRefused: 2,
      others: 3,
    }),
    [`POST ${imports}/import`]: { data: record },
  });
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Rejected rows as a spreadsheet' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [sheet] = await readWorkbook(await bytesOf(saved[0]));
  expect(sheet).toEqual({
    sheet: 'Gas',
    data: [
      ['Year', 'Unit', 'Amount', 'What is wrong (2 more rows have errors; correct these first)'],
      [2024, 'kwhh', null, 'Unit: “kwhh” is not known. Did you mean “kWh”? Unit: This is not a number.'],
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Import the other 3 entries' }));
  expect(await screen.findByText(/3 entries were imported/)).toBeInTheDocument();
  expect(to(`POST ${imports}/import`)[0]?.path).toContain('withoutRefused=true');
});

it('names ignored sheets, and imports the others', async () => {
  show({ [`POST ${imports}/preview`]: preview({ ignoredSheets: ['Notes', 'Gas 2023'] }) });
  await choose();
  expect(await screen.findByText('The sheets Notes and Gas 2023 are not imported')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import 3 entries' })).toBeEnabled();
});

it('shows what a file would change before it is imported as a whole', async () => {
  const { to } = show({
    [`POST ${imports}/preview`]: preview(),
    [`POST ${imports}/import`]: { data: record },
  });
  await choose();
  expect(await screen.findByText(/for 2023 and 2024/)).toBeInTheDocument();
  expect(screen.getByText(/2 new, 1 changed, and 4 unchanged/)).toBeInTheDocument();
  expect(to(`POST ${imports}/import`)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Import 3 entries' }));
  expect(await screen.findByText(/3 entries were imported/)).toBeInTheDocument();
  const [sent] = to(`POST ${imports}/import`);
  expect(sent?.path).toContain('fileName=gas.csv&locale=en');
  expect(sent?.headers.get('content-type')).toBe('application/octet-stream');
});

it('lists errors by table, row and column, and imports nothing then', async () => {
  show({
    [`POST ${imports}/preview`]: preview({
      errors: [wrong('OTHER_UNIT', 'kWh'), wrong('A_NEW_CODE'), wrong('NO_TABLE', 'Month, kWh, Cost')],
      errorCount: 3,
    }),
  });
  await choose();
  const errors = within(await screen.findByRole('list', { name: 'Errors in the file' }));
  expect(errors.getAllByText('Activity data · row 7 · Unit')).toHaveLength(3);
  expect(
    errors.getByText('This activity is measured in kWh. Please convert the amount.'),
  ).toBeInTheDocument();
  expect(errors.getByText('as the server says')).toBeInTheDocument();
  expect(errors.getByText(/has the columns Month, kWh,? and Cost\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import 3 entries' })).toBeDisabled();
});

it('asks whether an unknown name means one of the nearest names', async () => {
  const error = { ...wrong('UNKNOWN_UNIT'), value: 'kwhh', suggested: ['kWh', 'MWh'] };
  const numberless = { ...wrong('UNKNOWN_UNIT'), value: 'spoons' };
  show({ [`POST ${imports}/preview`]: preview({ errors: [error, numberless], errorCount: 2 }) });
  await choose();
  expect(await screen.findByText('“kwhh” is not known. Did you mean “kWh” or “MWh”?')).toBeVisible();
  expect(screen.getByText(/“spoons” is not known as a unit. Write its sign/)).toBeVisible();
});

it('does not import the same file twice', async () => {
  show({ [`POST ${imports}/preview`]: preview({ earlier: record }) });
  await choose();
  expect(await screen.findByText('This file has already been imported')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import 3 entries' })).toBeDisabled();
});

it.each([
  ['FILE_PDF', /^The file is a PDF. Please choose the spreadsheet it was made from/],
  ['FILE_PICTURE', 'The file is a picture. Please enter its figures in a template.'],
  ['FILE_EMPTY', 'The file is empty. Please choose the one that you have filled in.'],
  ['FILE_MACROS', 'The file holds macros. Please save it as .xlsx, without macros.'],
  ['A_NEW_CODE', 'as the server says'],
])('says why a file cannot be read: %s', async (code, text) => {
  show({ [`POST ${imports}/preview`]: refusal(422, code, 'as the server says') });
  await choose();
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('does not claim that nothing was changed when the answer to an import is missing', async () => {
  const lost = () => {
    throw new TypeError('network error');
  };
  show({ [`POST ${imports}/preview`]: preview(), [`POST ${imports}/import`]: lost });
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Import 3 entries' }));
  expect(await screen.findByText(/^The connection broke before the server answered\./)).toBeVisible();
});

it('does not send a file that the server would refuse', async () => {
  const { to } = show({ [`POST ${imports}/preview`]: preview() });
  await choose(5 * 1024 * 1024 + 1);
  expect(await screen.findByText('The file is larger than 5 MB. Please split it.')).toBeInTheDocument();
  expect(to(`POST ${imports}/preview`)).toHaveLength(0);
});

it('undoes an import after a confirmation, and says what was kept', async () => {
  const { to } = show({
    [`GET ${imports}`]: list(record),
    [`DELETE ${imports}/${record.id}`]: { data: { deleted: 2, restored: 0, kept: 1 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the import of gas.csv' }));
  expect(to(`DELETE ${imports}/${record.id}`)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Undo the import' }));
  await waitFor(() => expect(to(`DELETE ${imports}/${record.id}`)).toHaveLength(1));
  expect(await screen.findByText(/2 entries were undone. 1 entry that was changed/)).toBeInTheDocument();
});

it('shows why an import cannot be undone offline, even after it was requested', async () => {
  show({ [`GET ${imports}`]: list(record) });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the import of gas.csv' }));
  const backOnline = goOffline();
  expect(await screen.findByText('Needs a connection to the server.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo the import' })).toBeDisabled();
  backOnline();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo the import' })).toBeEnabled());
});
