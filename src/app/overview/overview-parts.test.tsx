import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import { screenStore } from '../../../tests/support/web/api-store';
import { anna } from '../../../tests/support/web/fake-auth';
import { openedStores } from '../../../tests/support/web/opened-stores';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { testRequest } from '../../../tests/support/web/test-request';
import { testSegment } from '../../../tests/support/web/test-segment';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { forgetProgress, initialProgress, keepProgress } from '../../features/first-run/progress';
import { requestsSlice } from '../../features/requests/requests-slice';
import { emptyCompanyQuestions } from '../../features/self-assessment/state/company-draft';
import OverviewParts from './overview-parts';

jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const list = (...data: object[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 1000, pageCount: 1, total: data.length } },
});
const scopes = (total: number) => ({ total, scope1: total, scope2: 0, scope3Baseline: 0 });
const opened = openedStores();

function show(requests: readonly CustomerRequest[], answers: Record<string, object> = {}) {
  stubNetwork({
    'GET /api/user-management/project/42/users': { data: [] },
    'GET /api/company-profile/42/privileges': {
      privileges: { AppMode: 'OPEN', CarbonAccounting: 'GRANTED_FREE' },
    },
    'GET /api/business-segments/project/42': list(),
    'GET /api/company-questions/project/42': { data: null },
    'GET /api/ca-emission-results/project/42/years': { data: [] },
    'GET /api/supplychain-suppliers/project/42': { data: [], meta: { ...list().meta, permissions: {} } },
    ...answers,
  });
  const store = opened(screenStore(requestsSlice));
  render(
    <Provider store={store}>
      <WithTexts>
        <Suspense>
          <OverviewParts requests={requests} />
        </Suspense>
      </WithTexts>
    </Provider>,
  );
  return store;
}

const supplier = (supplierName: string, status = 'submitted') => ({
  linkingId: supplierName,
  supplierName,
  status,
});
const chain = (...suppliers: object[]) => ({
  'GET /api/supplychain-suppliers/project/42': { data: suppliers, meta: { ...list().meta, permissions: {} } },
});
const steps = () => within(screen.getByRole('region', { name: 'Next steps' })).getAllByRole('listitem');
const figures = () => within(screen.getByRole('region', { name: 'At a glance' }));

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-25T12:00:00'), doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

it('names the customer, the delay and the next action', () => {
  show([
    testRequest({
      Status: 'accepted',
      RequesterCompanyName: 'Hansewind Turbinen',
      DueDate: '2026-11-23',
      RequestedSector: 'STEEL',
      RequestedCountry: 'DE',
    }),
  ]);
  const [step] = steps();
  expect(step).toHaveTextContent('Hansewind Turbinen2 days overdue, answers missing');
  expect(screen.getByRole('link', { name: /^Continue\s+Hansewind Turbinen$/ })).toHaveAttribute(
    'href',
    '/self-assessment/business-segments/STEEL/DE/update/',
  );
});

it('opens a request that needs a decision, and shows three steps at most', async () => {
  const requests = ['a', 'b', 'c', 'd'].map((id) =>
    testRequest({ LinkingId: id, RequesterCompanyName: `Customer ${id}` }),
  );
  const store = show(requests);
  expect(steps()).toHaveLength(3);
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: /^Review request\s+Customer b$/ }));
  expect(requestsSlice.selectSlice(store.getState() as never).opened).toBe('b');
});

it('shows the latest year with its change, the best score and how many suppliers have answered', async () => {
  const supplier = (status: string) => ({ linkingId: status, status, dueDate: null });
  show([], {
    'GET /api/ca-emission-results/project/42/years': {
      data: [
        { year: 2025, totals: scopes(900), needsRecalculation: false },
        { year: 2024, totals: scopes(1000), needsRecalculation: false },
      ],
    },
    'GET /api/business-segments/project/42': list(
      testSegment({ score: 41 }),
      testSegment({ id: 'b', countryCode: 'DE', score: 64 }),
    ),
    'GET /api/supplychain-suppliers/project/42': {
      data: [supplier('submitted'), supplier('invited')],
      meta: { ...list().meta, permissions: {} },
    },
  });
  expect(await figures().findByText('900 t CO₂e', { normalizer: plainSpaces })).toBeVisible();
  expect(figures().getByText('10% less than in 2024')).toBeVisible();
  expect(await figures().findByText('64 of 100')).toBeVisible();
  expect(await figures().findByText('1 of 2')).toBeVisible();
});

it('shows when no customer is waiting, and offers what the company can do for itself', async () => {
  show([]);
  expect(await screen.findByRole('link', { name: 'Start' })).toHaveAttribute('href', '/carbon-accounting/');
  expect(screen.queryByText(/nobody is waiting/)).not.toBeInTheDocument();
});

it('shows a new company its set-up instead', async () => {
  show([testRequest()], {
    'GET /api/company-profile/42/privileges': { privileges: { AppMode: 'GUIDED' } },
  });
  const setUp = within(await screen.findByRole('region', { name: 'Set up your company' }));
  expect(setUp.getAllByRole('listitem')).toHaveLength(4);
  expect(setUp.getByRole('link', { name: 'Start set-up' })).toHaveAttribute('href', '/first-run/');
  expect(screen.queryByRole('region', { name: 'Next steps' })).not.toBeInTheDocument();
});

it.each([
  ['what was entered as done', [{ id: 'a' }], ['Reduction targets(done)', 'Business segments(done)']],
  ['what was not as skipped', [], ['1Reduction targets(skipped)', 'Business segments(done)']],
])('shows in the set-up %s', async (_what, reductions, passed) => {
  keepProgress(anna, { ...initialProgress, step: 'footprint', furthest: 'footprint' });
  show([], {
    'GET /api/company-profile/42/privileges': { privileges: { AppMode: 'GUIDED' } },
    'GET /api/business-segments/project/42': list(testSegment()),
    'GET /api/company-questions/project/42': { data: { ...emptyCompanyQuestions, reductions } },
  });
  const setUp = within(await screen.findByRole('region', { name: 'Set up your company' }));
  expect((await setUp.findAllByText('(done)'))[0]).toBeInTheDocument();
  const steps = setUp.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual([...passed, '3Carbon footprint', '4Insights']);
  expect(setUp.getByRole('link', { name: 'Continue set-up' })).toBeVisible();
  forgetProgress();
});

const plainSpaces = (text: string) => text.replaceAll('\u00A0', ' ');

describe('the first answer of a supplier', () => {
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const title = 'Ostguss is the first of your suppliers to answer';

  afterEach(() => localStorage.clear());

  it('is shown until dismissed, and not again', async () => {
    const answers = chain(supplier('Ostguss'), supplier('Westguss', 'accepted'));
    show([], answers);
    expect(await screen.findByText(title)).toBeVisible();
    await user().click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(title)).not.toBeInTheDocument();

    cleanup();
    show([], answers);
    expect(await figures().findByText('1 of 2')).toBeVisible();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it.each([
    [
      'before any supplier has answered',
      [supplier('Ostguss', 'accepted'), supplier('Westguss', 'invited')],
      '0 of 2',
    ],
    ['once a second one has', [supplier('Ostguss'), supplier('Westguss')], '2 of 2'],
  ])('is not shown %s', async (_when, suppliers, answered) => {
    show([], chain(...suppliers));
    expect(await figures().findByText(answered)).toBeVisible();
    expect(screen.queryByText(/is the first of your suppliers/)).not.toBeInTheDocument();
  });
});
