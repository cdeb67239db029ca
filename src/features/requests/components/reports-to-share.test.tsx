import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import type { WithholdBody } from '../../../../core/contracts/customer-view';
import type { ReportToShare, SharedReport } from '../../../../core/contracts/shared-report';
import { openedStores } from '../../../../tests/support/web/opened-stores';
import { screenStore } from '../../../../tests/support/web/api-store';
import { newDevice } from '../../../../tests/support/web/device';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { testRequest } from '../../../../tests/support/web/test-request';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { requestsSlice } from '../requests-slice';
import { RequestsScreen } from './requests-screen';

const put = 'PUT /api/customer-requests/project/42/a/visibility';
const sentAt = '2026-11-24T10:00:00.000Z';
const opened = openedStores();
beforeEach(() => newDevice());

const report: SharedReport = {
  ...{ year: 2025, sharedAt: null, module: 'basic', companyName: 'Alpenguss GmbH', currency: 'EUR' },
  period: { start: '2025-01-01', end: '2025-12-31' },
  facts: [{ concept: 'NumberOfEmployees', member: '', value: 120, origin: 'entered' }],
  omissions: [],
};

/** A server that stores the choice, and the requests it received. It compares reports once `compared` is there. */
async function show(
  reports: NonNullable<CustomerRequest['reports']>,
  changed: readonly number[] = [],
  compared?: Promise<undefined>,
) {
  let kept: CustomerRequest = testRequest({ LinkingId: 'a', withheld: ['emissions'], reports });
  const nothing = { implementation: null, performance: null, contact: null, answers: [] };
  const viewOf = ({ year, sharedAt }: ReportToShare): SharedReport => ({
    ...{ ...report, year, sharedAt },
    ...(sharedAt && { hasChanged: changed.includes(year) && sharedAt !== sentAt }),
  });
  const { to } = stubNetwork({
    'GET /api/customer-requests/project/42': () => ({ data: [kept], meta: { pagination: { pageCount: 1 } } }),
    'GET /api/customer-requests/project/42/a/preview': () =>
      compared ?? {
        data: {
          ...nothing,
          targets: [],
          footprints: [],
          emissions: [],
          reports: (kept.reports ?? []).map(viewOf),
        },
      },
    [put]: ({ body }) => {
      const { sharedReports = [] } = (body as WithholdBody).data;
      const shared = new Map(sharedReports.map(({ year, sharedAt }) => [year, sharedAt ?? sentAt]));
      kept = {
        ...kept,
        reports: reports.map(({ year }) => ({
          ...{ year, isShared: shared.has(year), sharedAt: shared.get(year) ?? null },
        })),
        version: kept.version + 1,
      };
      return { data: kept };
    },
  });
  render(
    <Provider store={opened(screenStore(requestsSlice))}>
      <WithTexts>
        <RequestsScreen />
      </WithTexts>
    </Provider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Nordwerk Automotive AG' }));
  const chosen = () => to(put).map(({ body }) => (body as WithholdBody).data.sharedReports);
  return { dialog: within(await screen.findByRole('dialog')), chosen };
}

it('shares a year as it is, shows its date, and withdraws it', async () => {
  const { dialog, chosen } = await show([{ year: 2025, isShared: false, sharedAt: null }]);
  await userEvent.click(await dialog.findByText('Sustainability reports: 0 of 1 shared'));
  await userEvent.click(dialog.getByRole('checkbox', { name: '2025' }));
  expect(dialog.getByText('Sustainability reports: 1 of 1 shared')).toBeInTheDocument();
  expect(await dialog.findByText('2025, as of Nov 24, 2026; unchanged since')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('checkbox', { name: '2025' }));
  await waitFor(() => expect(chosen()).toEqual([[{ year: 2025, sharedAt: null }], []]));
});

it('says which report has changed since, and shares it again without the others', async () => {
  const { dialog, chosen } = await show(
    [
      { year: 2025, isShared: true, sharedAt: '2026-03-01T10:00:00.000Z' },
      { year: 2024, isShared: true, sharedAt: '2025-03-01T10:00:00.000Z' },
    ],
    [2025],
  );
  await userEvent.click(dialog.getByText('Sustainability reports: 2 of 2 shared'));
  expect(
    await dialog.findByText('2025, as of Mar 1, 2026; the report has changed since'),
  ).toBeInTheDocument();
  expect(dialog.getByText('2024, as of Mar 1, 2025; unchanged since')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Share the current version: 2024' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Share the current version: 2025' }));
  await waitFor(() =>
    expect(chosen()).toEqual([
      [
        { year: 2025, sharedAt: null },
        { year: 2024, sharedAt: '2025-03-01T10:00:00.000Z' },
      ],
    ]),
  );
  expect(await dialog.findByText('2025, as of Nov 24, 2026; unchanged since')).toHaveFocus();
});

it('offers the current version once it is known, or cannot be known, whether the report has changed', async () => {
  let lose: (nothing: undefined) => void = () => undefined;
  const lost = new Promise<undefined>((resolve) => {
    lose = resolve;
  });
  const { dialog } = await show(
    [{ year: 2025, isShared: true, sharedAt: '2026-03-01T10:00:00.000Z' }],
    [],
    lost,
  );
  const renew = { name: 'Share the current version: 2025' };
  await userEvent.click(dialog.getByText('Sustainability reports: 1 of 1 shared'));
  expect(await dialog.findByText('2025, as of Mar 1, 2026')).toBeInTheDocument();
  expect(dialog.queryByRole('button', renew)).not.toBeInTheDocument();
  lose(undefined);
  expect(await dialog.findByRole('button', renew)).toBeEnabled();
});

it('shows the choice in the preview', async () => {
  const { dialog } = await show([{ year: 2025, isShared: false, sharedAt: null }]);
  await userEvent.click(dialog.getByText('Preview: what Nordwerk Automotive AG sees'));
  expect(await dialog.findByText('Not answered yet for this product group.')).toBeInTheDocument();
  expect(dialog.queryByRole('heading', { name: 'Sustainability reports' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByText('Sustainability reports: 0 of 1 shared'));
  await userEvent.click(dialog.getByRole('checkbox', { name: '2025' }));
  const part = within(await dialog.findByRole('region', { name: 'Sustainability reports' }));
  await userEvent.click(part.getByText('2025, current version'));
  await userEvent.click(await part.findByText('B1 Basis for preparation'));
  expect(part.getByRole('row', { name: /Number of employees/ })).toHaveTextContent('120');
});

it('offers nothing without a report', async () => {
  const { dialog } = await show([]);
  expect(dialog.queryByText(/^Sustainability reports/)).not.toBeInTheDocument();
});
