import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { ReportSummary } from '../../../../core/contracts/sustainability-report';
import { screenStore } from '../../../../tests/support/web/api-store';
import { refusal, stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { ReportsScreen } from './reports-screen';

const navigate = jest.fn();
jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  navigate: (...args: unknown[]) => navigate(...args) as unknown,
}));

const path = '/api/sustainability-reports/project/42';
const report: ReportSummary = {
  ...{ year: 2024, module: 'comprehensive', answered: 40, total: 63 },
  ...{ updatedAt: '2026-11-20T10:00:00.000Z', updatedBy: 'Anna Berger', version: 3 },
};

function show(stubs: Parameters<typeof stubNetwork>[0]) {
  const network = stubNetwork(stubs);
  render(
    <Provider store={screenStore()}>
      <WithTexts>
        <ReportsScreen />
      </WithTexts>
    </Provider>,
  );
  return network;
}

it('lists every year with how far it is, and begins another in the module of the last one', async () => {
  const network = show({
    [`GET ${path}`]: { data: [report] },
    [`POST ${path}`]: { data: { ...report, year: 2025 } },
  });
  expect(await screen.findByRole('heading', { name: '2024' })).toBeInTheDocument();
  expect(screen.getByText('40 of 63 answered')).toBeInTheDocument();
  expect(within(screen.getByLabelText('Year')).queryByRole('option', { name: '2024' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Year'), '2025');
  await userEvent.click(screen.getByRole('button', { name: 'Begin the report of 2025' }));
  expect(network.to(`POST ${path}`).map(({ body }) => body)).toEqual([
    { data: { year: 2025, module: 'comprehensive' } },
  ]);
  expect(navigate).toHaveBeenCalledWith('/self-assessment/sustainability-report/2025/update/');
});

it('removes a report after a question', async () => {
  const network = show({ [`GET ${path}`]: { data: [report] }, [`DELETE ${path}/2024`]: { data: null } });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the report of 2024' }));
  expect(network.to(`DELETE ${path}/2024`)).toEqual([]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(network.to(`DELETE ${path}/2024`)).toHaveLength(1);
});

it('says that the reports could not be loaded, and loads them again', async () => {
  let isDown = true;
  show({
    [`GET ${path}`]: () => (isDown ? refusal(503, 'DRAINING', 'Later.') : { data: [report] }),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: '2024' })).toBeInTheDocument();
});

it('without a network says that beginning and removing need one', async () => {
  show({ [`GET ${path}`]: { data: [report] } });
  await screen.findByRole('heading', { name: '2024' });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('This needs a connection to the server.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Begin the report/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the report of 2024' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('This needs a connection to the server.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Remove' })).toBeDisabled();
});
