import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../../tests/support/web/api-store';
import { anna } from '../../../../../tests/support/web/fake-auth';
import { refusal, stubNetwork } from '../../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../../tests/support/web/with-texts';
import { hasDrafts } from '../../../../lib/session/drafts';
import { testYear } from '../../records/test-records';
import { AddYearDialog } from './add-year-dialog';

const navigate = jest.fn();
jest.mock('gatsby', () => ({ navigate: (...args: unknown[]) => navigate(...args) as unknown }));

const copy = 'POST /api/ca-emission-results/project/42/year/2023/copy';
const onClose = jest.fn();

/** The dialog with these years, which can be replaced by others. */
function show(years: readonly number[], routes: Parameters<typeof stubNetwork>[0] = {}) {
  const network = stubNetwork(routes);
  const store = screenStore();
  const tree = (of: readonly number[]) => (
    <Provider store={store}>
      <WithTexts>
        <AddYearDialog years={of.map((year) => testYear({ year }))} onClose={onClose} />
      </WithTexts>
    </Provider>
  );
  const { rerender, unmount } = render(tree(years));
  return { ...network, unmount, change: (next: readonly number[]) => rerender(tree(next)) };
}

const field = (name: string) => screen.getByLabelText(name);
const choose = (name: string, option: string) => userEvent.selectOptions(field(name), option);
const start = () => userEvent.click(screen.getByRole('button', { name: 'Enter figures' }));

beforeEach(() => {
  window.sessionStorage.clear();
  navigate.mockClear();
  onClose.mockClear();
});

it('suggests the latest complete year in a list from the next year back', () => {
  const next = new Date().getFullYear() + 1;
  show([next - 3]);
  expect(field('Year')).toHaveValue(String(next - 2));
  const [first, second, third, fourth] = within(field('Year'))
    .getAllByRole('option')
    .map(({ textContent }) => Number(textContent));
  expect([first, second, third, fourth]).toEqual([next, next - 1, next - 2, next - 4]);
});

describe('a year that somebody else adds meanwhile', () => {
  const fault = 'This year already exists; choose another one';

  it('is reported when the field is left, until another is chosen', async () => {
    const { change } = show([2022]);
    await choose('Year', '2023');
    change([2023, 2022]);
    expect(field('Year')).toHaveValue('2023');
    expect(screen.queryByText(fault)).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await screen.findByText(fault)).toBeVisible();
    await choose('Year', '2021');
    await waitFor(() => expect(screen.queryByText(fault)).not.toBeInTheDocument());
  });

  it('is not created a second time', async () => {
    const { change, to } = show([2022], { [copy]: 500 });
    await choose('Year', '2023');
    change([2023, 2022]);
    await start();
    expect(await screen.findByText(fault)).toBeVisible();
    await waitFor(() => expect(field('Year')).toHaveFocus());
    expect(to(copy)).toHaveLength(0);
    expect(navigate).not.toHaveBeenCalled();
  });
});

it('creates an empty year if the one to copy is gone', async () => {
  const { change, to } = show([2022, 2021], { [copy]: 500 });
  await choose('Year', '2023');
  await choose('Start with', 'A copy of 2022');
  change([2021]);
  expect(field('Start with')).toHaveDisplayValue('An empty year');
  await start();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/carbon-accounting/2023/update/'));
  expect(to(copy)).toHaveLength(0);
});

it('keeps the choice when it cannot be copied, also after a reload, until it is cancelled', async () => {
  const before = show([2022], { [copy]: refusal(409, 'LOCKED', 'The year is locked.') });
  await choose('Year', '2023');
  await choose('Start with', 'A copy of 2022');
  await start();
  expect(await screen.findByText('The year is locked.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  before.unmount();
  show([2022]);
  expect(field('Year')).toHaveValue('2023');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(hasDrafts(anna)).toBe(false);
});
