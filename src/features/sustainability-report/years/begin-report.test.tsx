import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { ReportSummary } from '../../../../core/contracts/sustainability-report';
import { screenStore } from '../../../../tests/support/web/api-store';
import { newDevice } from '../../../../tests/support/web/device';
import { openedStores } from '../../../../tests/support/web/opened-stores';
import { refusal, stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { BeginReport } from './begin-report';

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), navigate: jest.fn() }));

const of = (year: number): ReportSummary => ({
  ...{ year, module: 'basic', answered: 0, total: 63 },
  ...{ updatedAt: '2026-11-20T10:00:00.000Z', updatedBy: 'Luis Ortega', version: 1 },
});
const opened = openedStores();
beforeEach(newDevice);

it('begins the chosen year, even if a colleague has begun that and the suggested one meanwhile', async () => {
  const begin = 'POST /api/sustainability-reports/project/42/2024';
  const { calls } = stubNetwork({ [begin]: refusal(409, 'STALE_VERSION', 'Stale.') });
  const store = opened(screenStore());
  const tree = (reports: ReportSummary[]) => (
    <Provider store={store}>
      <WithTexts>
        <BeginReport reports={reports} />
      </WithTexts>
    </Provider>
  );
  const { rerender } = render(tree([]));
  const year = screen.getByLabelText('Year');
  const suggested = Number((year as HTMLSelectElement).value);
  await userEvent.selectOptions(year, '2024');
  rerender(tree([of(suggested), of(2024)]));
  expect(year).toHaveDisplayValue('2024');
  await userEvent.click(screen.getByRole('button', { name: 'Begin the report of 2024' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).not.toHaveLength(0));
});
