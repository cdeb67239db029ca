import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import { refusal, stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { reactToCalculation } from '../calculation/react-to-calculation';
import { useEdit } from '../../../lib/outbox/use-edit';
import { updateActivity } from '../activities/activity-edits';
import { testTotals, testYear } from '../records/test-records';
import { carbonSlice } from '../calculation/carbon-slice';
import { YearsScreen } from './years-screen';

const navigate = jest.fn();
jest.mock('gatsby', () => ({
  navigate: (...args: unknown[]) => navigate(...args) as unknown,
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const years = 'GET /api/ca-emission-results/project/42/years';
const calculate = 'POST /api/ca-emission-results/project/42/calculate';
const copy = 'POST /api/ca-emission-results/project/42/year/2023/copy';
const privileges = 'GET /api/company-profile/42/privileges';
const users = 'GET /api/user-management/project/42/users';

const user = (role: string, viewOnly = false) => ({
  data: [{ handle: '7', email: 'anna@example.test', role, viewOnly }],
});
const open = {
  [privileges]: { privileges: { AppMode: 'OPEN', CarbonAccounting: 'GRANTED_FREE' } },
  [users]: user('Admin'),
};

function show(routes: Parameters<typeof stubNetwork>[0], beside?: ReactNode) {
  const network = stubNetwork({ ...open, ...routes });
  const store = screenStore(carbonSlice);
  render(
    <Provider store={store}>
      <WithTexts>
        <YearsScreen />
        {beside}
      </WithTexts>
    </Provider>,
  );
  return { ...network, store };
}

/** A server with a year whose figures have changed; it has what it calculated from then on. */
function calculating(totals = testTotals()) {
  let year = testYear({ needsRecalculation: true });
  return {
    [years]: () => ({ data: [year] }),
    [calculate]: () => {
      year = { ...year, totals, needsRecalculation: false };
      return { data: { year: 2024, durationMs: 400, rows: 3, totals } };
    },
  };
}

const rowOf = async (year: number) =>
  within((await screen.findByRole('rowheader', { name: String(year) })).parentElement as HTMLElement);

it('shows what each year comes to, in tonnes, and whether that still holds', async () => {
  show({
    [years]: {
      data: [testYear({ year: 2024, needsRecalculation: true }), testYear({ year: 2023, totals: null })],
    },
  });
  const row = await rowOf(2024);
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent?.normalize('NFKC'))).toEqual(
    expect.arrayContaining(['100.0', '1,000.0']),
  );
  expect(row.getByText('Recalculate')).toBeInTheDocument();
  expect((await rowOf(2023)).getByText('Not calculated')).toBeInTheDocument();
});

it('leaves out of the comparison what only one of the years has, and says so', async () => {
  const without = testYear({ year: 2023, totals: testTotals({ scope3Baseline: 0 }) });
  show({ [years]: { data: [testYear({ totals: testTotals({ scope1: 115 }) }), without] } });
  expect(
    await screen.findByText(
      /^From 2023 to 2024 your emissions rose by 10(\.0)?%, from 150\.0 to 165\.0 t CO₂e\. Left out of this comparison, since 2023 has no figures for it: Scope 3/,
    ),
  ).toBeInTheDocument();
});

it('says which years of the development are not up to date', async () => {
  show({ [years]: { data: [testYear({ needsRecalculation: true }), testYear({ year: 2023 })] } });
  expect(await screen.findByText('Not up to date: 2024. Calculate again.')).toBeInTheDocument();
});

it('compares nothing with a year that has nothing', async () => {
  const nothing = testYear({
    year: 2023,
    totals: testTotals({ scope1: 0, scope2: 0, scope3Baseline: 0, total: 0 }),
  });
  show({ [years]: { data: [testYear(), nothing] } });
  expect(await screen.findByText(/^The last two years have no scope in common/)).toBeInTheDocument();
});

it('calculates a year and says how long that took', async () => {
  const { to } = show(calculating(testTotals({ total: 777 })));
  await userEvent.click(await screen.findByRole('button', { name: 'Calculate 2024' }));
  expect(await screen.findByText('2024 was calculated in 0.4 seconds.')).toBeInTheDocument();
  expect((await rowOf(2024)).getByText('777.0')).toBeInTheDocument();
  expect(to(calculate).map(({ body }) => body)).toEqual([{ year: 2024 }]);
});

describe('a calculation of which events tell', () => {
  const outdated = { [years]: { data: [testYear({ needsRecalculation: true })] } };
  const tell = ({ dispatch }: ReturnType<typeof show>['store'], action: string, data?: object) =>
    act(() => {
      const event = { id: action, type: 'calculation', action, projectId: 42, year: 2024, data } as const;
      reactToCalculation({ ...event, timestamp: '2026-03-02T09:00:00Z' }, dispatch);
    });
  const tooMuch = {
    cause: 'As the server says it.',
    ...{ code: 'SHARES_OVER_100', details: [{ year: 2024, sector: null, sum: 104 }] },
  };
  const inWords = 'In 2024 the shares of all sectors add up to 104%.';
  const minutes = (count: number) => act(() => void jest.advanceTimersByTime(count * 60_000));

  afterEach(() => jest.useRealTimers());

  it('is shown until it ends, no matter who has started it', async () => {
    const { store } = show(outdated);
    const row = await rowOf(2024);
    tell(store, 'running');
    expect(row.getByText('Being calculated')).toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Calculate 2024' })).toBeDisabled();
    tell(store, 'failed');
    expect(row.queryByText('Being calculated')).not.toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Calculate 2024' })).toBeEnabled();
  });

  it.each(['running', 'completed'])('says why it failed, until it is %s again', async (action) => {
    const { store } = show(outdated);
    await rowOf(2024);
    tell(store, 'failed', tooMuch);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('2024 could not be calculated');
    expect(alert).toHaveTextContent(inWords);
    tell(store, action);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that it failed by a fault of the server in the words of the page', async () => {
    const { store } = show(outdated);
    await rowOf(2024);
    tell(store, 'failed', { cause: 'As the server says it.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on the server.');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says why it failed to those who may only look, without another try', async () => {
    const { store } = show({ ...outdated, [users]: user('User', true) });
    await screen.findByText('You can look, not change');
    tell(store, 'failed', tooMuch);
    expect(screen.getByRole('alert')).toHaveTextContent(inWords);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each([
    ['before', 'no answer comes', 503, inWords],
    ['after', 'no answer has come', 503, inWords],
    ['before', 'another answer comes', refusal(409, 'LOCKED', 'As answered.'), 'As answered.'],
    ['after', 'another answer has come', refusal(409, 'LOCKED', 'As answered.'), 'As answered.'],
  ])('says why the own one failed, told %s %s', async (when, _what, answer, words) => {
    const { store } = show({
      ...outdated,
      [calculate]: () => {
        if (when === 'before') tell(store, 'failed', tooMuch);
        return answer;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Calculate 2024' }));
    await screen.findByRole('alert');
    if (when === 'after') tell(store, 'failed', tooMuch);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  });

  it('was done after all, though the answer to the own call got lost', async () => {
    const { store } = show({ ...outdated, [calculate]: 503 });
    await userEvent.click(await screen.findByRole('button', { name: 'Calculate 2024' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    tell(store, 'completed');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['done', calculating(), /^2024 was calculated/],
    ['refused', { ...outdated, [calculate]: () => 500 }, '2024 could not be calculated'],
  ])('has ended when the own call is %s, though no event tells so', async (_how, server, outcome) => {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const { store, to } = show({
      ...server,
      [calculate]: () => released.then<object | number>(server[calculate]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Calculate 2024' }));
    await waitFor(() => expect(to(calculate)).toHaveLength(1));
    tell(store, 'running');
    expect(screen.getByText('Being calculated')).toBeInTheDocument();
    release();
    expect(await screen.findByText(outcome)).toBeInTheDocument();
    expect(screen.queryByText('Being calculated')).not.toBeInTheDocument();
  });

  it('is shown for five minutes if its end is never told, however long ago another has begun', async () => {
    const { store } = show(outdated);
    const row = await rowOf(2024);
    jest.useFakeTimers();
    tell(store, 'running');
    minutes(4);
    tell(store, 'failed');
    tell(store, 'running');
    minutes(4);
    expect(row.getByText('Being calculated')).toBeInTheDocument();
    minutes(1);
    expect(row.queryByText('Being calculated')).not.toBeInTheDocument();
  });
});

it('says why a year was not calculated', async () => {
  show({
    [years]: { data: [testYear({ needsRecalculation: true })] },
    [calculate]: Response.json(
      {
        error: {
          code: 'SHARES_OVER_100',
          message: 'As the server says it.',
          details: [
            { year: 2024, sector: null, sum: 104 },
            { year: 2024, sector: { id: 1, code: 'STEEL_MILL_PRODUCTS', name: 'Steel' }, sum: 110.5 },
          ],
        },
      },
      { status: 422 },
    ),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Calculate 2024' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('2024 could not be calculated');
  expect(alert).toHaveTextContent('In 2024 the shares of all sectors add up to 104%.');
  expect(alert).toHaveTextContent('the suppliers’ shares of Steel and iron mill products add up to 110.5%.');
  expect(alert).not.toHaveTextContent('As the server says it');
});

it('tells somebody who begins what to do first', async () => {
  show({ [years]: { data: [] } });
  expect(await screen.findByRole('heading', { name: 'Start with last year' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Add the first year' })).toBeInTheDocument();
});

it('adds a year as a copy of another and leads to its figures', async () => {
  const { to } = show({
    [years]: { data: [testYear({ year: 2022 })] },
    [copy]: { data: { activities: 3, spendVolumes: 1, distributions: 5, supplierInputs: 4 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a year' }));
  await userEvent.selectOptions(screen.getByLabelText('Year'), '2023');
  await userEvent.selectOptions(screen.getByLabelText('Start with'), 'A copy of 2022');
  await userEvent.click(screen.getByRole('button', { name: 'Enter figures' }));
  expect(to(copy).map(({ body }) => body)).toEqual([{ from: 2022 }]);
  expect(navigate).toHaveBeenCalledWith('/carbon-accounting/2023/update/');
});

it('copies no year without a connection, but starts an empty one', async () => {
  show({ [years]: { data: [testYear({ year: 2022 })] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a year' }));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('button', { name: 'Enter figures' })).toBeDisabled();
  expect(screen.getByText(/A copy needs a connection to the server/)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Start with'), 'An empty year');
  expect(screen.getByRole('button', { name: 'Enter figures' })).toBeEnabled();
  jest.restoreAllMocks();
});

describe('entries that belong to nothing any more', () => {
  const inputs = ['activities-data', 'spend-distributions', 'supplier-inputs'];
  const cleanUp = (method: string, resource: string) => `${method} /api/ca-${resource}/project/42/cleanup`;
  const removals = inputs.map((each) => [cleanUp('POST', each), { data: { deleted: 2, total: 10 } }]);
  const looking = (orphans: Record<string, object[]>) =>
    inputs.map((each) => {
      const found = orphans[each] ?? [];
      return [cleanUp('GET', each), { data: { orphans: found, count: found.length, total: 10 } }];
    });
  const supplier = { id: '7f0e1f0a-52c6-4d0e-8f4a-3f5f0d2b7c11', year: 2023, name: 'Rheinalu' };
  const look = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Look for such entries' }));

  it('are listed before they are deleted, and kept when that is wished', async () => {
    const { to } = show({
      [years]: { data: [testYear()] },
      ...Object.fromEntries([...looking({ 'supplier-inputs': [supplier] }), ...removals]),
    });
    await look();
    const found = within(await screen.findByRole('region', { name: '1 entry belongs to nothing any more' }));
    expect(found.getByText('Supplier Rheinalu, 2023: its sector was removed')).toBeInTheDocument();
    await userEvent.click(found.getByRole('button', { name: 'Keep everything' }));
    expect(screen.queryByText(/Rheinalu/)).not.toBeInTheDocument();
    expect(inputs.flatMap((each) => to(cleanUp('POST', each)))).toEqual([]);
  });

  it('are counted where there are more than can be listed', async () => {
    show({
      [years]: { data: [testYear()] },
      ...Object.fromEntries(looking({})),
      [cleanUp('GET', 'supplier-inputs')]: { data: { orphans: [supplier], count: 3, total: 10 } },
    });
    await look();
    expect(await screen.findByText('and 2 more')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete these 3 entries' })).toBeInTheDocument();
  });

  it('are said not to be there', async () => {
    show({ [years]: { data: [testYear()] }, ...Object.fromEntries(looking({})) });
    await look();
    expect(
      await screen.findByText('Nothing to tidy up: all 30 entries belong somewhere.'),
    ).toBeInTheDocument();
  });

  it('are deleted, with how many they were and what kept them from it', async () => {
    const failing = cleanUp('POST', 'supplier-inputs');
    const { to } = show({
      [years]: { data: [testYear()] },
      ...Object.fromEntries([...looking({ 'supplier-inputs': [supplier] }), ...removals]),
      [failing]: () => (to(failing).length > 1 ? { data: { deleted: 2, total: 10 } } : 500),
    });
    await look();
    const removing = { name: 'Delete this entry' };
    await userEvent.click(await screen.findByRole('button', removing));
    expect(await screen.findByText('The entries could not be tidied up')).toBeInTheDocument();
    expect(screen.getByText(/^Something went wrong on the server/)).toBeInTheDocument();
    await look();
    await userEvent.click(await screen.findByRole('button', removing));
    expect(await screen.findByText('6 of 30 entries were deleted.')).toBeInTheDocument();
  });
});

it('tells which step of a deletion failed and why, and tries again', async () => {
  const list = (resource: string) => `/api/ca-${resource}/project/42`;
  const inputs = ['activities-data', 'spend-distributions', 'supplier-inputs', 'spend-volumes'];
  const done = { data: { deleted: 1, total: 1 } };
  const locked = `DELETE ${list('activities-data')}/year/2024`;
  const { to } = show({
    [years]: { data: [testYear()] },
    [`DELETE ${list('emission-results')}/year/2024`]: done,
    ...Object.fromEntries(inputs.map((each) => [`DELETE ${list(each)}/year/2024`, done])),
    ...Object.fromEntries(inputs.map((each) => [`POST ${list(each)}/cleanup`, done])),
    [locked]: () => (to(locked).length > 1 ? done : refusal(409, 'LOCKED', 'The activities are locked.')),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete 2024' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete 2024' }));
  expect(
    await dialog.findByText('Could not delete year 2024: The activities are locked.'),
  ).toBeInTheDocument();
  expect(dialog.getByText('Activity data').closest('li')).toHaveTextContent('failed');
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('2024 is deleted.')).toBeInTheDocument();
});

describe('an edit that is still on its way', () => {
  const edit = 'PUT /api/ca-activities-data/project/42/record-1';
  const answer = { data: { id: 'record-1', year: 2022, version: 2 } };

  /** Changes an amount, which the server takes when it is released. */
  function meanwhile(routes: Parameters<typeof stubNetwork>[0]) {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const Edit = () => {
      const save = useEdit(updateActivity);
      const about = { projectId: 42, year: 2022, name: 'Gas', id: 'record-1', version: 1 };
      return <button onClick={() => void save({ ...about, changes: { amount: 7 } })}>Change</button>;
    };
    const network = show(
      {
        [years]: { data: [testYear({ year: 2022 })] },
        [edit]: () => released.then(() => answer),
        'POST /api/ca-activities-data/project/42/record-1/sync': answer,
        ...routes,
      },
      <Edit />,
    );
    return { ...network, release };
  }

  it('is waited for before a year is copied: it belongs to the copy', async () => {
    const { to, release } = meanwhile({ [copy]: 500 });
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await waitFor(() => expect(to(edit)).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Add a year' }));
    await userEvent.selectOptions(screen.getByLabelText('Year'), '2023');
    await userEvent.click(screen.getByRole('button', { name: 'Enter figures' }));
    expect(to(copy)).toHaveLength(0);
    release();
    await waitFor(() => expect(to(copy)).toHaveLength(1));
  });

  it('is waited for before a year is deleted: it would bring a part of it back', async () => {
    const results = 'DELETE /api/ca-emission-results/project/42/year/2022';
    const { to, release } = meanwhile({ [results]: { data: { deleted: 1, total: 1 } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await waitFor(() => expect(to(edit)).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 2022' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 2022' }));
    expect(to(results)).toHaveLength(0);
    release();
    await waitFor(() => expect(to(results)).toHaveLength(1));
  });

  const cleanUp = 'GET /api/ca-activities-data/project/42/cleanup';

  it('is waited for before entries are tidied up: it may give one a place again', async () => {
    const { to, release } = meanwhile({ [cleanUp]: 500 });
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await waitFor(() => expect(to(edit)).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Look for such entries' }));
    expect(to(cleanUp)).toHaveLength(0);
    release();
    await waitFor(() => expect(to(cleanUp)).toHaveLength(1));
  });

  it('keeps entries from being tidied up when the server does not take it', async () => {
    const { to } = meanwhile({ [edit]: 400, [cleanUp]: 500 });
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Look for such entries' }));
    expect(await screen.findByText(/^Nothing was deleted: some of your changes/)).toBeInTheDocument();
    expect(to(cleanUp)).toHaveLength(0);
  });
});

it('shows what who may only look cannot change, and who can help', async () => {
  show({ [users]: user('Admin', true), [years]: { data: [testYear({ needsRecalculation: true })] } });
  await rowOf(2024);
  expect(await screen.findByText('You can look, not change')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Calculate|Delete|Add/ })).not.toBeInTheDocument();
});

it('offers another try when nothing could be loaded', async () => {
  show({ [years]: 500 });
  expect(
    await screen.findByRole('heading', { name: 'Failed to fetch emission results' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
