import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { TemplateDialog } from './template-dialog';
import { lockedWorkbook, testRanges, testTemplate, testView } from './test-template';

async function choose(bytes: Uint8Array, locale: 'en' | 'de' = 'en') {
  render(
    <WithTexts locale={locale}>
      <TemplateDialog view={testView} onClose={() => {}} />
    </WithTexts>,
  );
  const file = new File([bytes as BlobPart], 'VSME.xlsx');
  // jsdom's files have no arrayBuffer.
  Object.assign(file, { arrayBuffer: async () => bytes });
  await userEvent.upload(screen.getByLabelText(locale === 'en' ? 'Choose the template' : /Vorlage/), file);
}
const save = () => screen.getByRole('button', { name: 'Fill in and save' });

it('shows the version of an unmodified template, without warnings', async () => {
  await choose(testTemplate());
  expect(await screen.findByText('EFRAG’s template, version 1.3.0')).toBeInTheDocument();
  expect(screen.queryByText(/^This version is not known/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^The template is set to/)).not.toBeInTheDocument();
  expect(save()).toBeEnabled();
});

it('fills in a template of another version and language with macros, and says so', async () => {
  const more = { 'xl/vbaProject.bin': new Uint8Array([1]) };
  await choose(testTemplate({ version: '2.0.0', language: 'Polski', more }));
  expect(await screen.findByText(/^This version is not known here/)).toBeInTheDocument();
  expect(screen.getByText(/^The template is set to Polski/)).toBeInTheDocument();
  expect(screen.getByText(/^The workbook has macros/)).toBeInTheDocument();
  expect(save()).toBeEnabled();
});

it('shows the template that was chosen last, even if an earlier one is read later', async () => {
  await choose(testTemplate());
  await screen.findByText('EFRAG’s template, version 1.3.0');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const slow = Object.assign(new File([], 'Slow.xlsx'), {
    arrayBuffer: () => released.then(() => testTemplate({ version: '2.0.0' })),
  });
  const fast = Object.assign(new File([], 'Letter.xlsx'), {
    arrayBuffer: async () => new TextEncoder().encode('Dear customer'),
  });
  const field = screen.getByLabelText(/Choose/);
  await userEvent.upload(field, slow);
  await userEvent.upload(field, fast);
  expect(await screen.findByText(/^This is not an Excel workbook/)).toBeInTheDocument();
  await act(async () => release());
  expect(screen.getByText(/^This is not an Excel workbook/)).toBeInTheDocument();
});

it('shows existing entries of a filled-in template next to the new values', async () => {
  await choose(testTemplate({ employees: '<v>99</v>' }));
  const row = within(await screen.findByRole('row', { name: /^Number of employees/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['99', '120']);
  expect(screen.getByRole('checkbox', { name: /^Replace what is there/ })).not.toBeChecked();
});

it('lists values without a cell: a missing name, a renamed sheet', async () => {
  const { NumberOfEmployees: _gone, ...rest } = testRanges;
  await choose(testTemplate({ ranges: { ...rest, TotalEnergyConsumption: "'By hand'!$A$3" } }));
  expect(await screen.findByText(/^The template has no place for \d+ values$/)).toBeInTheDocument();
  expect(
    screen.getByText('1 value is left to the template, which calculates it itself.'),
  ).toBeInTheDocument();
  const named = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(named).toEqual(expect.arrayContaining(['Number of employees', 'Total energy consumption']));
});

it.each([
  ['a workbook with a password', lockedWorkbook, /^The workbook is protected by a password/],
  ['a letter', new TextEncoder().encode('Dear customer'), /^This is not an Excel workbook/],
  [
    'a report in JSON, of whichever taxonomy,',
    new TextEncoder().encode('{"documentInfo":{"taxonomy":["https://xbrl.ifrs.org/2025"]},"facts":{}}'),
    /^This is a report in JSON, which cannot be filled in/,
  ],
  [
    'a workbook of somebody else',
    testTemplate({ ranges: { Budget: 'Lists!$A$1' } }),
    /^This workbook is not EFRAG’s template/,
  ],
])('%s is refused with advice, and nothing can be saved', async (_name, bytes, sentence) => {
  await choose(bytes);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(save()).toBeDisabled();
});
