import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showing } from '../../../../tests/support/web/report-screen';
import { ReportScreen } from './report-screen';

const show = showing((part) => <ReportScreen year={2025} part={part} />);
const disposed = { concept: 'WasteDirectedToDisposalMass', member: '100308*', value: 700 };
const name = 'Waste directed to disposal (mass) (kg)';

const row = (code: string) => screen.queryByRole('group', { name: `Waste ${code}` });
const field = async (code: string) =>
  within(await screen.findByRole('group', { name: `Waste ${code}` })).getByLabelText(name);
const rows = () =>
  screen.getAllByRole('group', { name: /^Waste \d/ }).map(({ firstChild }) => firstChild?.textContent);

beforeEach(() => window.sessionStorage.clear());

it('a row stays while its only value is replaced, and after it has been saved empty', async () => {
  const { sent } = show('B7', { values: [disposed] });
  const disposal = await field('100308*');
  await userEvent.clear(disposal);
  // Switching to another app saves what is typed.
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  jest.restoreAllMocks();
  await waitFor(() => expect(sent().at(-1)?.values).toEqual([{ ...disposed, value: null }]));
  const total = screen.getByLabelText('Total Hazardous waste generated (mass) (kg)');
  await waitFor(() => expect(total).toHaveValue(''));
  expect(disposal).toHaveFocus();
  await userEvent.type(disposal, '800');
  await userEvent.tab();
  await waitFor(() => expect(sent().at(-1)?.values).toEqual([{ ...disposed, value: 800 }]));
});

it('a removed row is gone, and its value with it', async () => {
  const { sent } = show('B7', { values: [disposed] });
  await field('100308*');
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Waste 100308*' }));
  await waitFor(() => expect(row('100308*')).not.toBeInTheDocument());
  await waitFor(() => expect(sent().at(-1)?.values).toEqual([{ ...disposed, value: null }]));
});

it('a new row stays where it was added', async () => {
  const { sent } = show('B7', { values: [disposed] });
  await userEvent.type(await screen.findByLabelText('Code of the list of waste'), '010101');
  await userEvent.click(await screen.findByRole('option', { name: 'Waste 010101' }));
  await userEvent.type(await field('010101'), '5');
  await userEvent.tab();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(rows()).toEqual(['Waste 100308*', 'Waste 010101']);
});

it('a new row with an invalid value is there again after a reload, and can be removed with it', async () => {
  const { sent } = show('B7', { values: [disposed] });
  await userEvent.type(await screen.findByLabelText('Code of the list of waste'), '010101');
  await userEvent.click(await screen.findByRole('option', { name: 'Waste 010101' }));
  await userEvent.type(await field('010101'), 'plenty');
  await userEvent.tab();
  cleanup();
  show('B7', { values: [disposed] });
  expect(await field('010101')).toHaveValue('plenty');
  expect(rows()).toEqual(['Waste 100308*', 'Waste 010101']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Waste 010101' }));
  await waitFor(() => expect(row('010101')).not.toBeInTheDocument());
  cleanup();
  show('B7', { values: [disposed] });
  await field('100308*');
  expect(row('010101')).not.toBeInTheDocument();
  expect(sent()).toHaveLength(0);
});
