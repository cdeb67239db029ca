import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import {
  applyCompanyChanges,
  companyChangesFromLists,
  fromCompanyLists,
  toCompanyLists,
} from '../../../../core/assessment/company-answers';
import type {
  CompanyQuestions,
  SaveCompanyQuestionsBody,
} from '../../../../core/contracts/company-questions';
import { currentYear } from '../../../../core/dates/current-year';
import { screenStore } from '../../../../tests/support/web/api-store';
import { refusal, stubNetwork, type Call } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { anna } from '../../../../tests/support/web/fake-auth';
import { hasDrafts } from '../../../lib/session/drafts';
import { assessmentSlice } from '../assessment-slice';
import { emptyCompanyQuestions } from '../state/company-draft';
import { CompanyScreen } from './company-screen';

const load = 'GET /api/company-questions/project/42';
const save = 'POST /api/company-questions/project/42/submit';

function show(routes: Parameters<typeof stubNetwork>[0] = {}) {
  let version = 0;
  const network = stubNetwork({
    [load]: refusal(404, 'NOT_FOUND', 'Nothing answered yet.'),
    [save]: ({ body }: Call) => {
      const { data } = body as SaveCompanyQuestionsBody;
      version += 1;
      // Removes empty rows.
      const reductions = (data.reductions ?? []).filter(({ baseYear, targetYear }) => baseYear ?? targetYear);
      const _version = `2026-11-20T10:00:0${version}.000Z`;
      return { data: { ...emptyCompanyQuestions, ...data, reductions, _version } };
    },
    ...routes,
  });
  const { unmount } = render(
    <Provider store={screenStore(assessmentSlice)}>
      <WithTexts>
        <CompanyScreen />
      </WithTexts>
    </Provider>,
  );
  return { unmount, sent: () => network.to(save).map(({ body }) => (body as SaveCompanyQuestionsBody).data) };
}

const saveStatus = () => document.querySelector('[data-status]');

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('starts as an empty draft and saves an answer with the person’s local date', async () => {
  jest.useFakeTimers({
    doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'],
    now: Date.parse('2026-11-20T17:00:00Z'),
  });
  // In Shanghai the next day has begun.
  jest.spyOn(Date.prototype, 'getDate').mockReturnValue(21);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { sent } = show();
  await user.type(await screen.findByLabelText(/electricity comes from renewable sources/), '60');
  await user.tab();
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        questionnaire: [{ questionId: 'renewableElectricityShare', value: 60 }],
        TimestampOfAnswers: '2026-11-21',
        // Older than any version: a colleague's first answer is not overwritten.
        _version: '1970-01-01T00:00:00.000Z',
      },
    ]),
  );
});

it('accepts no date that a typing error has moved by centuries', async () => {
  const { sent } = show();
  const field = await screen.findByLabelText(/last energy audit/);
  expect(field).toHaveAttribute('min', '1990-01-01');
  expect(field).toHaveAttribute('max', '2100-12-31');
  fireEvent.change(field, { target: { value: '0202-01-01' } });
  fireEvent.blur(field);
  expect(screen.getByText('Please enter a date between Jan 1, 1990 and Dec 31, 2100.')).toBeInTheDocument();
  fireEvent.change(field, { target: { value: '2022-01-01' } });
  fireEvent.blur(field);
  await waitFor(() =>
    expect(sent().map(({ questionnaire }) => questionnaire)).toEqual([
      [{ questionId: 'energyAuditDate', value: '2022-01-01' }],
    ]),
  );
});

it('accepts emissions by year, and further years', async () => {
  const { sent } = show();
  const lastYear = new Date().getFullYear() - 1;
  const year = within(await screen.findByRole('group', { name: String(lastYear) }));
  await userEvent.type(year.getByLabelText('Scope 1 (t CO₂e)'), '1,250.5');
  await userEvent.tab();
  await waitFor(() =>
    expect(sent().at(-1)?.footprints).toEqual([
      {
        ...{ year: lastYear, scope1TonsCO2e: 1250.5, scope2TonsCO2e: null, scope3TonsCO2e: null },
        before: { scope1TonsCO2e: null },
      },
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: `Add ${lastYear - 1}` }));
  const added = within(screen.getByRole('group', { name: String(lastYear - 1) }));
  expect(added.getByLabelText(/^Scope 1/)).toHaveFocus();
});

it('accepts targets, reports a fault in one, and removes it', async () => {
  const { sent } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add target' }));
  const target = within(screen.getByRole('group', { name: 'Target 1' }));
  expect(target.getByLabelText('What is reduced')).toHaveFocus();
  await userEvent.type(target.getByLabelText('Base year'), '2020');
  await userEvent.type(target.getByLabelText('Target year'), '2019');
  await userEvent.tab();
  expect(await target.findByText('Please enter a year between 2021 and 2100.')).toBeInTheDocument();
  await waitFor(() =>
    expect(sent().at(-1)?.reductions).toMatchObject([{ baseYear: 2020, targetYear: null }]),
  );
  await userEvent.click(target.getByRole('button', { name: 'Remove target 1' }));
  await waitFor(() =>
    expect(sent().at(-1)?.reductions).toMatchObject([{ baseYear: null, targetYear: null }]),
  );
  expect(screen.queryByRole('group', { name: 'Target 1' })).not.toBeInTheDocument();
});

it('says that a base year must be before the target year', async () => {
  const { sent } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add target' }));
  const target = within(screen.getByRole('group', { name: 'Target 1' }));
  await userEvent.type(target.getByLabelText('Target year'), '2030');
  await userEvent.type(target.getByLabelText('Base year'), '2035');
  await userEvent.tab();
  expect(
    await target.findByText(`Please enter a year between 1990 and ${currentYear()}.`),
  ).toBeInTheDocument();
  expect(sent().map(({ reductions }) => reductions?.[0]?.baseYear)).toEqual([null]);
  await userEvent.click(target.getByRole('button', { name: 'Remove target 1' }));
  expect(await screen.findByText('Answers are saved as you go')).toBeInTheDocument();
});

it('restores a new target whose only figure cannot be saved, with its scope, until it is removed', async () => {
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add target' }));
  const target = () => within(screen.getByRole('group', { name: 'Target 1' }));
  await userEvent.selectOptions(target().getByLabelText('What is reduced'), 'SCOPE3');
  await userEvent.type(target().getByLabelText('Base year'), '1024');
  unmount();

  show();
  expect(await screen.findByDisplayValue('1024')).toBeInvalid();
  expect(target().getByLabelText('What is reduced')).toHaveValue('SCOPE3');
  await userEvent.click(target().getByRole('button', { name: 'Remove target 1' }));
  expect(screen.queryByRole('group', { name: 'Target 1' })).not.toBeInTheDocument();
  expect(await screen.findByText('Answers are saved as you go')).toBeInTheDocument();
  expect(hasDrafts(anna)).toBe(false);
});

it('keeps the scope of a new target until its first figure is saved with it', async () => {
  const { sent } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add target' }));
  const target = within(screen.getByRole('group', { name: 'Target 1' }));
  await userEvent.selectOptions(target.getByLabelText('What is reduced'), 'SCOPE3');
  expect(hasDrafts(anna)).toBe(true);
  await userEvent.type(target.getByLabelText('Base year'), '2020');
  await userEvent.tab();
  await waitFor(() => expect(sent().at(-1)?.reductions).toMatchObject([{ scope: 'SCOPE3', baseYear: 2020 }]));
  expect(hasDrafts(anna)).toBe(false);
});

it('restores a year whose only figure cannot be saved', async () => {
  const { unmount } = show();
  const year = String(new Date().getFullYear() - 2);
  await userEvent.click(await screen.findByRole('button', { name: `Add ${year}` }));
  const scope2 = () => within(screen.getByRole('group', { name: year })).getByLabelText(/Scope 2/);
  await userEvent.type(scope2(), '-5');
  unmount();
  show();
  expect(await screen.findByDisplayValue('-5')).toBeInvalid();
  expect(scope2()).toHaveValue('-5');
});

const targets: CompanyQuestions['reductions'] = [
  { id: 'a', scope: 'SCOPE1_2', baseYear: 2020, targetYear: 2030, reductionPercent: null },
  { id: 'b', scope: 'SCOPE3', baseYear: null, targetYear: 2040, reductionPercent: null },
];

it('keeps targets and years in place while somebody edits them', async () => {
  const lastYear = new Date().getFullYear() - 1;
  const footprints = [{ year: lastYear, scope1TonsCO2e: 5, scope2TonsCO2e: null, scope3TonsCO2e: null }];
  let data: CompanyQuestions = { ...emptyCompanyQuestions, reductions: targets, footprints };
  show({
    [load]: () => ({ data }),
    [save]: ({ body }: Call) => {
      const changes = companyChangesFromLists((body as SaveCompanyQuestionsBody).data);
      data = { ...data, ...toCompanyLists(applyCompanyChanges(fromCompanyLists(data), changes)) };
      return { data };
    },
  });
  const first = within(await screen.findByRole('group', { name: 'Target 1' }));
  const field = first.getByLabelText('Target year');
  await userEvent.clear(field);
  await userEvent.type(field, '2050');
  await userEvent.tab();
  await waitFor(() => expect(data.reductions.map(({ id }) => id)).toEqual(['b', 'a']));
  expect(field).toHaveValue('2050');
  expect(first.getByLabelText('Base year')).toHaveValue('2020');

  const second = within(screen.getByRole('group', { name: 'Target 2' }));
  await userEvent.clear(second.getByLabelText('Target year'));
  await waitFor(() => expect(data.reductions).toHaveLength(1));
  expect(second.getByLabelText('Target year')).toHaveFocus();

  const scope1 = within(screen.getByRole('group', { name: String(lastYear) })).getByLabelText(/Scope 1/);
  await userEvent.clear(scope1);
  await waitFor(() => expect(data.footprints).toEqual([]));
  expect(scope1).toHaveFocus();
});

it('imports a sheet answer by answer: a colleague conflicts with one of them only', async () => {
  const theirs = {
    ...emptyCompanyQuestions,
    questionnaire: [{ questionId: 'renewableElectricityShare', value: 80 }],
    _version: '2026-11-20T09:00:00.000Z',
  };
  const { sent } = show({
    [save]: ({ body }: Call) => {
      const { data } = body as SaveCompanyQuestionsBody;
      const isTheirs = data.questionnaire?.[0]?.questionId === 'renewableElectricityShare';
      if (!isTheirs) return { data: { ...theirs, ...data, _version: '2026-11-20T10:00:00.000Z' } };
      const error = { code: 'STALE_VERSION', message: 'Stale', details: theirs };
      return Response.json({ error }, { status: 409 });
    },
  });
  const sheets = screen.getByRole('button', { name: 'Print or spreadsheet' });
  await waitFor(() => expect(sheets).toBeEnabled());
  await userEvent.click(sheets);
  const lastYear = new Date().getFullYear() - 1;
  const text = [
    'Key,Section,Question,Unit,Answer',
    'question/renewableElectricityShare,,,,60',
    'question/supplierDataShare,,,,20',
    `footprint/${lastYear}/scope1TonsCO2e,,,,12.5`,
    'reduction/sheet-1/baseYear,,,,2020',
    'reduction/sheet-1/targetYear,,,,2030',
  ].join('\n');
  const file = new File([text], 'filled.csv', { type: 'text/csv' });
  // jsdom's files cannot be read this way.
  Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(text).buffer });
  await userEvent.upload(screen.getByLabelText(/Import a filled-in spreadsheet/), file);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply 5 answers' }));
  expect(await screen.findAllByText('Changed in the meantime')).toHaveLength(1);
  await waitFor(() =>
    expect(sent()).toEqual([
      expect.objectContaining({ questionnaire: [{ questionId: 'renewableElectricityShare', value: 60 }] }),
      expect.objectContaining({ questionnaire: [{ questionId: 'supplierDataShare', value: 20 }] }),
      expect.objectContaining({ footprints: [expect.objectContaining({ scope1TonsCO2e: 12.5 })] }),
      expect.objectContaining({
        reductions: [expect.objectContaining({ scope: 'SCOPE1_2', baseYear: 2020, targetYear: 2030 })],
      }),
    ]),
  );
});

it('offers no sheet before the answers have loaded', async () => {
  let arrives: (answer: object) => void = () => undefined;
  const loading = new Promise<object>((resolve) => (arrives = resolve));
  show({ [load]: () => loading });
  expect(screen.getByText('Loading …')).toBeInTheDocument();
  const sheets = screen.getByRole('button', { name: 'Print or spreadsheet' });
  expect(sheets).toBeDisabled();
  arrives({ data: emptyCompanyQuestions });
  await waitFor(() => expect(sheets).toBeEnabled());
});

it('says what failed to load', async () => {
  show({ [load]: refusal(500, 'UNEXPECTED', 'Broken.') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch: HTTP 500');
});

it.each([
  [refusal(400, 'TOO_MANY', 'The list is too long.'), 'Save failed: 400 - The list is too long.'],
  [new Response(null, { status: 413 }), 'Save failed: 413 - API error: 413'],
])('shows the server’s response to a save', async (answer, text) => {
  show({ [save]: answer });
  await userEvent.type(await screen.findByLabelText(/electricity comes from renewable sources/), '60');
  await userEvent.tab();
  await waitFor(() => expect(saveStatus()).toHaveTextContent(text));
  expect(saveStatus()).toHaveTextContent('An answer needs your decision; see the unsent changes');
});
