import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import { file, path, showing } from '../../../../tests/support/web/report-screen';
import { refusal, stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { ReportScreen } from './report-screen';

const show = showing((part) => <ReportScreen year={2025} part={part} />);

beforeEach(() => window.sessionStorage.clear());

it('shows known values with their source, and says when one is overwritten until it follows again', async () => {
  const { sent } = show('B3');
  const field = await screen.findByLabelText('Gross Scope 1 greenhouse gas emissions (t CO₂e)');
  expect(field).toHaveValue('141.71');
  fireEvent.focus(field);
  expect(field).toHaveValue('141.706');
  expect(screen.getByText('From the carbon account of the year; follows it.')).toBeInTheDocument();
  fireEvent.change(field, { target: { value: '1,150.5' } });
  fireEvent.blur(field);
  expect(
    await screen.findByText('Overwritten. The value from the carbon account of the year is 141.706 t CO₂e.'),
  ).toBeInTheDocument();
  await userEvent.click(
    screen.getByRole('button', {
      name: 'Use the value of the source Gross Scope 1 greenhouse gas emissions',
    }),
  );
  await waitFor(() => expect(field).toHaveValue('141.71'));
  await waitFor(() => expect(sent().map(({ values }) => values?.[0]?.value)).toEqual([1150.5, null]));
});

it('replaces a known value by what is typed after a Tab', async () => {
  const { sent } = show('B3');
  const field = await screen.findByLabelText<HTMLInputElement>(/^Gross Scope 1 greenhouse gas emissions/);
  act(() => field.focus());
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('141.706');
  await userEvent.keyboard('81');
  expect(field).toHaveValue('81');
  act(() => field.blur());
  await waitFor(() => expect(sent().map(({ values }) => values?.[0]?.value)).toEqual([81]));
});

it('shows scope 3 by category below its total, each following the account, and says when they differ', async () => {
  const of = (concept: string, value: number) => ({ concept, member: '', value });
  const { sent } = show('B3', {
    known: [
      of('GrossScope3GreenhouseGasEmissions', 90.5),
      of('Scope3Category1', 70.25),
      of('Scope3Category6', 20.25),
    ].map((value) => ({ ...value, source: 'carbonAccount' as const })),
  });
  const travel = await screen.findByRole('textbox', { name: /^Scope 3, category 6: business travel/ });
  expect(travel).toHaveValue('20.25');
  const categories = within(travel.closest('details') as HTMLElement);
  expect(categories.getAllByText('From the carbon account of the year; follows it.')).toHaveLength(2);
  expect(categories.getByLabelText(/^Scope 3, category 15: investments/)).toHaveValue('');
  fireEvent.focus(travel);
  fireEvent.change(travel, { target: { value: '10.25' } });
  fireEvent.blur(travel);
  expect(await screen.findByText(/90\.5 t CO₂e.*80\.5 t CO₂e/)).toBeInTheDocument();
  await waitFor(() => expect(sent().flatMap(({ values }) => values)).toEqual([of('Scope3Category6', 10.25)]));
});

it('shows the company profile’s size next to the number of employees, and says when they differ', async () => {
  show('B1', { employees: { from: 51, to: 250 } });
  expect(await screen.findByText('Size in the company profile: 51–250 employees.')).toBeInTheDocument();
  const field = screen.getByLabelText('Number of employees');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '1,286' } });
  fireEvent.blur(field);
  expect(
    await screen.findByText('The company profile has another size: 51–250 employees.'),
  ).toBeInTheDocument();
});

it('refuses a negative amount at its field and sends nothing', async () => {
  const { sent } = show('B3');
  const field = await screen.findByLabelText('Total energy consumption (MWh)');
  await userEvent.type(field, '-5');
  await userEvent.tab();
  expect(screen.getByText('Please enter a number that is not negative.')).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it.each([
  [
    'B10',
    /^Percentage of employees covered by collective/,
    '120',
    'Please enter a percentage between 0 and 100.',
  ],
  ['B6', /^Total amount of water withdrawn/, '1.2.3', 'Please enter a number, such as 12.5.'],
])('refuses an impossible value in %s and sends nothing', async (part, label, typed, sentence) => {
  const { sent } = show(part);
  const field = await screen.findByLabelText(label);
  await userEvent.type(field, typed);
  await userEvent.tab();
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it('says in B3 that there is no account to follow, and whom to ask', async () => {
  show('B3', { account: null });
  expect(
    await screen.findByText(/^There is no calculated carbon account of 2025 yet\. Please ask the people/),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Total energy consumption (MWh)')).toBeEnabled();
});

it('omits a section with a reason, and says so in B1', async () => {
  const { sent } = show('B11');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: /^This part · / }),
    'is left out as sensitive',
  );
  expect(screen.queryByLabelText(/Total number of convictions/)).not.toBeInTheDocument();
  await userEvent.type(await screen.findByLabelText('Reason'), 'A case is pending');
  await userEvent.tab();
  await waitFor(() =>
    expect(sent().at(-1)?.omissions).toEqual([
      { section: 'corruption', kind: 'sensitive', reason: 'A case is pending' },
    ]),
  );
});

it('names the codes of industries that do not exist', async () => {
  const { sent } = show('B1');
  const codes = await screen.findByLabelText(/^NACE sector classification codes/);
  await userEvent.clear(codes);
  await userEvent.type(codes, '24.53, 99.77');
  await userEvent.tab();
  expect(
    await screen.findByText('Not in NACE Rev. 2.1: 99.77. Write a code like 24.53.'),
  ).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it('adds types of waste by their code and removes them', async () => {
  const { sent } = show('B7');
  const code = await screen.findByLabelText('Code of the list of waste');
  await userEvent.type(code, '999999');
  expect(await screen.findByText('Nothing found. Please check what you typed.')).toBeInTheDocument();
  await userEvent.clear(code);
  await userEvent.type(code, '100308');
  await userEvent.click(await screen.findByRole('option', { name: 'Waste 100308*' }));
  const row = within(screen.getByRole('group', { name: 'Waste 100308*' }));
  await userEvent.type(row.getByLabelText('Waste directed to disposal (mass) (kg)'), '700');
  await userEvent.tab();
  await waitFor(() =>
    expect(sent().at(-1)?.values).toEqual([
      { concept: 'WasteDirectedToDisposalMass', member: '100308*', value: 700 },
    ]),
  );
  expect(await screen.findByLabelText('Total Hazardous waste generated (mass) (kg)')).toHaveValue('700');
  await userEvent.click(row.getByRole('button', { name: 'Remove: Waste 100308*' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Waste 100308*' })).not.toBeInTheDocument());
});

it('reuses an answer of the year before', async () => {
  const { sent } = show(
    'B11',
    {},
    {
      values: [
        {
          concept: 'TotalAmountOfFinesForTheViolationOfAnticorruptionAndAntibriberyLaws',
          member: '',
          value: 0,
        },
      ],
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Use last year’s value/ }));
  await waitFor(() => expect(sent()[0]?.values?.[0]).toMatchObject({ value: 0 }));
});

it('asks for no report of a year that has none', async () => {
  const { asked } = show('B11');
  expect(await screen.findByRole('heading', { level: 2, name: /^B11/ })).toBeInTheDocument();
  await waitFor(() => expect(asked().filter((each) => each.startsWith(path))).toHaveLength(2));
  expect(asked().filter((each) => each.startsWith(path))).toEqual([`${path}/2025`, path]);
});

it('reports contradictory figures', async () => {
  show('B8', {
    values: [
      { concept: 'NumberOfEmployees', member: '', value: 100 },
      { concept: 'NumberOfMaleEmployees', member: '', value: 90 },
      { concept: 'NumberOfFemaleEmployees', member: '', value: 20 },
    ],
  });
  expect(
    await screen.findByText(/Number of employees: 100 in all, but the parts come to 110/),
  ).toBeInTheDocument();
});

it('asks for dependent values only after the answer that they complete', async () => {
  show('B4');
  await userEvent.click(
    within(await screen.findByRole('group', { name: 'Publicly available disclosure' })).getByLabelText('Yes'),
  );
  const link = await screen.findByLabelText(/URL or link/i);
  await userEvent.type(link, 'our website');
  await userEvent.tab();
  expect(screen.getByText(/Please enter the full address of the page/)).toBeInTheDocument();
});

it('says that a year has no report', async () => {
  stubNetwork({
    [`GET ${path}/2025`]: refusal(404, 'NOT_FOUND', 'None.'),
  });
  render(
    <Provider store={screenStore()}>
      <WithTexts>
        <ReportScreen year={2025} part={null} />
      </WithTexts>
    </Provider>,
  );
  expect(await screen.findByText('There is no report of 2025')).toBeInTheDocument();
});

const heat = { id: 'recuperativeBurners', today: 25, inOneYear: 50, inThreeYears: 100, startYear: 2024 };
const done = { id: 'scrapLoop', today: 100, inOneYear: 100, inThreeYears: 100, startYear: null };
const comprehensive = {
  ...{ concept: 'BasisForPreparation', member: '' },
  value: 'OptionBBasicModuleAndComprehensiveModuleMember',
};

it('inserts the ongoing measures into C3 as text, and says when their figures differ', async () => {
  const { sent } = show('C3', { values: [comprehensive], measures: [heat, done] });
  expect(await screen.findByText('The self-assessment has 1 measure for this.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Fill in from the self-assessment' }));
  const text =
    'Burners that preheat their air with exhaust gas: 25% today, 50% in one year, 100% in three years (since 2024)';
  await waitFor(() => expect(sent().at(-1)?.values?.[0]?.value).toBe(text));
  expect(
    await screen.findByText('Lists the measures as they are in the self-assessment.'),
  ).toBeInTheDocument();
});

it('keeps the text if the self-assessment has other figures, and adds below it', async () => {
  const concept = 'DescriptionOfPracticesPoliciesAndOrFutureInitiatives';
  const value = 'We preheat the air of 10% of the burners.';
  const { sent } = show('C2', { values: [comprehensive, { concept, member: '', value }], measures: [heat] });
  expect(
    await screen.findByText('The figures in the self-assessment differ from those in this text.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add the measures below' }));
  await waitFor(() =>
    expect(sent().at(-1)?.values?.[0]?.value).toMatch(/^We preheat .*\n\nBurners .*25% today/),
  );
});

it('attaches a file to the current disclosure, next to the existing ones', async () => {
  const { attached } = show('B3', { evidence: [file('B3', 'Meter.pdf'), file('B7', 'Scale of waste.pdf')] });
  const files = within(await screen.findByRole('group', { name: 'Evidence files' }));
  expect(files.getAllByRole('button', { name: /^Save / })).toHaveLength(1);
  await userEvent.upload(files.getByLabelText('Attach files'), new File(['pdf'], 'Gas bill.pdf'));
  expect(await files.findByRole('button', { name: 'Save Gas bill.pdf' })).toBeInTheDocument();
  expect(files.getByRole('button', { name: 'Save Meter.pdf' })).toBeInTheDocument();
  expect(attached()).toEqual([expect.stringMatching(/fileName=Gas(\+|%20)bill\.pdf&disclosure=B3$/)]);
});
