import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { testTotals, testYear } from '../records/test-records';
import { copy, rowOf, showing, user, users, years } from '../../../../tests/support/web/years-screen';
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

it('shows the total of each year, in tonnes, and whether it is up to date', async () => {
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
  expect(row.getByRole('link', { name: 'Results of 2024' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/2024\/results\/$/),
  );
  const uncalculated = await rowOf(2023);
  expect(uncalculated.getByText('Not calculated')).toBeInTheDocument();
  expect(uncalculated.queryByRole('link', { name: 'Results of 2023' })).not.toBeInTheDocument();
});

it.each([
  [16_996.2, '16,996.2', 'minmax(4.25rem, 1fr)'],
  [15_789_321.2, '15,789,321.2', 'minmax(6rem, 1fr)'],
])('has columns with room for a total of %d t', async (total, text, width) => {
  show({ [years]: { data: [testYear({ totals: testTotals({ total }) })] } });
  await rowOf(2024);
  const row = screen.getByRole('cell', { name: text }).closest<HTMLElement>('[role=row]');
  expect(row?.style.gridTemplateColumns).toContain(width);
});

it('has its button for another year from the beginning, to be pressed once the years are known', async () => {
  let answer: (years: object) => void = () => {};
  show({ [years]: new Promise<object>((resolve) => (answer = resolve)) });
  const button = await screen.findByRole('button', { name: 'Add a year' });
  expect(button).toBeDisabled();
  act(() => answer({ data: [testYear()] }));
  await rowOf(2024);
  expect(button).toBeEnabled();
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

it('says which years of the trend are not up to date', async () => {
  show({ [years]: { data: [testYear({ needsRecalculation: true }), testYear({ year: 2023 })] } });
  expect(await screen.findByText('Not up to date: 2024. Calculate again.')).toBeInTheDocument();
});

it('does not compare with a year without emissions', async () => {
  const nothing = testYear({
    year: 2023,
    totals: testTotals({ scope1: 0, scope2: 0, scope3Baseline: 0, total: 0 }),
  });
  show({ [years]: { data: [testYear(), nothing] } });
  expect(await screen.findByText(/^The last two years have no scope in common/)).toBeInTheDocument();
});

it('shows beginners what to do first', async () => {
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
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/carbon-accounting/2023/update/'));
  expect(to(copy).map(({ body }) => body)).toEqual([{ from: 2022 }]);
});

it('copies no year offline, but creates an empty one', async () => {
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

it('shows view-only people what they cannot change, without the notice that is above every page', async () => {
  show({ [users]: user('Admin', true), [years]: { data: [testYear({ needsRecalculation: true })] } });
  await rowOf(2024);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add a year' })).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /Calculate|Delete|Add/ })).not.toBeInTheDocument();
  expect(screen.queryByText('View only')).not.toBeInTheDocument();
});

it('offers a retry when nothing could be loaded', async () => {
  show({ [years]: 500 });
  expect(
    await screen.findByRole('heading', { name: 'Failed to fetch emission results' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
