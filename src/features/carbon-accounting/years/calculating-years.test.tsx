import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { refusal } from '../../../../tests/support/web/stub-network';
import { reactToCalculation } from '../calculation/react-to-calculation';
import { testTotals, testYear } from '../records/test-records';
import {
  calculate,
  calculating,
  rowOf,
  showing,
  user,
  users,
  years,
} from '../../../../tests/support/web/years-screen';
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

const show = showing(<YearsScreen />);

it('calculates a year and shows the change', async () => {
  const { to } = show(calculating(testTotals({ total: 777 })));
  await userEvent.click(await screen.findByRole('button', { name: 'Calculate 2024' }));
  expect(
    await screen.findByText(/^2024 was calculated: 777\st\sCO₂e, 373\st less than before\.$/),
  ).toBeInTheDocument();
  expect((await rowOf(2024)).getByText('777.0')).toBeInTheDocument();
  expect(to(calculate).map(({ body }) => body)).toEqual([{ year: 2024 }]);
});

describe('a calculation reported by events', () => {
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

  it('is shown until it ends, regardless of who started it', async () => {
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

  it('explains an internal server error in the words of the page', async () => {
    const { store } = show(outdated);
    await rowOf(2024);
    tell(store, 'failed', { cause: 'As the server says it.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on the server.');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says why it failed to view-only people, without a retry', async () => {
    const { store } = show({ ...outdated, [users]: user('User', true) });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add a year' })).not.toBeInTheDocument());
    tell(store, 'failed', tooMuch);
    expect(screen.getByRole('alert')).toHaveTextContent(inWords);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each([
    ['before', 'no answer comes', 503, inWords],
    ['after', 'no answer has come', 503, inWords],
    ['before', 'another answer comes', refusal(409, 'LOCKED', 'As answered.'), 'As answered.'],
    ['after', 'another answer has come', refusal(409, 'LOCKED', 'As answered.'), 'As answered.'],
  ])('says why the person’s own one failed, with an event %s %s', async (when, _what, answer, words) => {
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

  it('succeeded after all, although the response was lost', async () => {
    const { store } = show({ ...outdated, [calculate]: 503 });
    await userEvent.click(await screen.findByRole('button', { name: 'Calculate 2024' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    tell(store, 'completed');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['done', calculating(), /^2024 was calculated/],
    ['refused', { ...outdated, [calculate]: (): number => 500 }, '2024 could not be calculated'],
  ])('has ended when the own request is %s, even without an event', async (_how, server, outcome) => {
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

  it('is shown for five minutes if the event of its end is lost, however long ago another has started', async () => {
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

it('says in the reader’s language that nothing entered gives a result', async () => {
  show({
    [years]: { data: [testYear({ needsRecalculation: true })] },
    [calculate]: Response.json(
      { error: { code: 'NOTHING_TO_CALCULATE', message: 'As the server says it.' } },
      { status: 422 },
    ),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Calculate 2024' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Nothing that is entered gives a result yet. Enter an activity');
  expect(alert).not.toHaveTextContent('As the server says it');
});
