import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import { catchSavedFiles } from '../../../../tests/support/web/saved-files';
import { refusal, stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { ReportsDownload } from './reports-download';

const list = 'GET /api/supplychain-suppliers/project/42/reports';

function show(routes: Parameters<typeof stubNetwork>[0]) {
  const network = stubNetwork(routes);
  render(
    <Provider store={screenStore()}>
      <WithTexts>
        <ReportsDownload />
      </WithTexts>
    </Provider>,
  );
  return network;
}

const button = () => screen.getByRole('button', { name: 'Sustainability reports (XLSX)' });

it('contains what the server has at that time', async () => {
  const saved = catchSavedFiles();
  const report = {
    ...{
      year: 2025,
      sharedAt: '2026-03-02T08:00:00.000Z',
      module: 'basic',
      companyName: 'A',
      currency: 'EUR',
    },
    period: { start: '2025-01-01', end: '2025-12-31' },
    facts: [{ concept: 'NumberOfEmployees', member: '', value: 120, origin: 'entered' }],
    omissions: [],
  };
  show({
    [list]: { data: [{ supplierName: 'A', supplierId: '', report }], meta: { pagination: { pageCount: 1 } } },
  });
  await userEvent.click(button());
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['VSME suppliers.xlsx']));
  expect(screen.queryByText(/could not be created/)).not.toBeInTheDocument();
});

it('says that it could not be created', async () => {
  show({ [list]: refusal(503, 'DATABASE_AWAY', 'Away.') });
  await userEvent.click(button());
  expect(await screen.findByText(/The workbook could not be created/)).toBeInTheDocument();
});
