import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../tests/support/web/api-store';
import { boundary, settings as accountingSettings } from '../../../tests/support/web/carbon-inputs';
import { newDevice } from '../../../tests/support/web/device';
import { fakeAuth } from '../../../tests/support/web/fake-auth';
import { refusal, stubNetwork } from '../../../tests/support/web/stub-network';
import { testSegment } from '../../../tests/support/web/test-segment';
import { testUser } from '../../../tests/support/web/test-user';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { carbonSlice } from '../../features/carbon-accounting/calculation/carbon-slice';
import { YearsScreen } from '../../features/carbon-accounting/years/years-screen';
import { SettingsScreen as AccountingSettingsScreen } from '../../features/carbon-accounting/settings/settings-screen';
import { ResultsScreen } from '../../features/carbon-accounting/results/results-screen';
import { UpdateScreen } from '../../features/carbon-accounting/update/update-screen';
import { CompanyProfileScreen } from '../../features/company-profile/components/company-profile-screen';
import { RequestsScreen } from '../../features/requests/components/requests-screen';
import { requestsSlice } from '../../features/requests/requests-slice';
import { assessmentSlice } from '../../features/self-assessment/assessment-slice';
import { CompanyScreen } from '../../features/self-assessment/company/company-screen';
import { OverviewScreen } from '../../features/self-assessment/overview/overview-screen';
import { SegmentScreen } from '../../features/self-assessment/segments/segment-screen';
import { SettingsScreen } from '../../features/settings/components/settings-screen';
import { SupplyChainScreen } from '../../features/supply-chain/screen/supply-chain-screen';
import { supplyChainSlice } from '../../features/supply-chain/supply-chain-slice';
import { UsersScreen } from '../../features/users/components/users-screen';
import { api, apiTags } from '../../lib/api/api';
import { AuthContext } from '../../lib/auth/auth-context';
import { populateSlice } from '../../lib/populate/populate-slice';

jest.mock('gatsby', () => ({
  navigate: jest.fn(),
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const anna = testUser({ firstName: 'Anna', lastName: 'Berger', email: 'anna@example.test', role: 'Admin' });
const luis = testUser();
const list = (...data: object[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 1000, pageCount: 1, total: data.length } },
});
const profile = { CompanyData: { Name: 'Alpenguss GmbH', Country: 'AT' }, PersonalData: {}, version: 1 };
const segments = 'GET /api/business-segments/project/42';
const company = 'GET /api/company-questions/project/42';
const answers: Record<string, object> = {
  'GET /api/company-profile/42/privileges': {
    privileges: { AppMode: 'OPEN', CarbonAccounting: 'GRANTED_FREE', SupplyChainManagement: 'GRANTED_PAID' },
  },
  'GET /api/company-profile/42': { data: profile },
  'GET /api/user-management/project/42/users': { data: [anna, luis] },
  'GET /api/account/settings': {
    data: { ...anna, locale: 'en', theme: 'system', emailNotifications: true },
  },
  'GET /api/account/devices': { data: [] },
  [segments]: list(testSegment()),
  [company]: refusal(404, 'NOT_FOUND', 'Nothing answered yet.'),
  'GET /api/ca-emission-results/project/42/years': { data: [] },
  'GET /api/ca-settings/project/42': { data: accountingSettings },
  'GET /api/ca-boundary/project/42': { data: boundary },
  'GET /api/ca-overlaps/project/42/year/2024': { data: [] },
  'GET /api/ca-emission-results/project/42/year/2024': refusal(404, 'NOT_FOUND', 'Not calculated.'),
};

beforeEach(() => {
  newDevice();
  window.sessionStorage.clear();
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as never;
});

const segment = testSegment();

it.each<[string, string, string, ReactElement]>([
  [
    'settings of the accounts',
    'GET /api/ca-settings/project/42',
    'The settings could not be loaded',
    <AccountingSettingsScreen />,
  ],
  [
    'customer requests',
    'GET /api/customer-requests/project/42',
    'Failed to fetch customer requests',
    <RequestsScreen />,
  ],
  ['the self-assessment', segments, 'Failed to fetch business segments: 500', <OverviewScreen />],
  [
    'a segment',
    segments,
    'Failed to fetch business segments: 500',
    <SegmentScreen sectorCode={segment.sectorCode} countryCode={segment.countryCode} />,
  ],
  ['the company overview', company, 'Failed to fetch: HTTP 500', <CompanyScreen />],
  [
    'the years',
    'GET /api/ca-emission-results/project/42/years',
    'Failed to fetch emission results',
    <YearsScreen />,
  ],
  [
    'the figures of a year',
    'GET /api/ca-activities-data/project/42',
    'The figures of 2024 could not be loaded',
    <UpdateScreen year="2024" />,
  ],
  [
    'the results of a year',
    'GET /api/ca-emission-results/project/42/year/2024',
    'Failed to fetch emission results',
    <ResultsScreen year="2024" />,
  ],
  [
    'suppliers',
    'GET /api/supplychain-suppliers/project/42',
    'Failed to fetch suppliers',
    <SupplyChainScreen />,
  ],
  ['users', 'GET /api/user-management/project/42/users', 'Failed to load users', <UsersScreen />],
  ['the profile', 'GET /api/company-profile/42', 'Failed to load profile', <CompanyProfileScreen />],
  [
    'settings',
    'GET /api/account/settings',
    'Your settings could not be loaded',
    <SettingsScreen onSignedOutEverywhere={() => undefined} />,
  ],
])('%s stay visible when they cannot be refetched, with a notice', async (_name, route, title, page) => {
  let broken = false;
  const failure = refusal(500, 'INTERNAL_ERROR', 'Broken.');
  stubNetwork(
    new Proxy(answers, {
      get: (known, asked: string) => (broken && asked === route ? failure : (known[asked] ?? list())),
    }),
  );
  const store = screenStore(carbonSlice, assessmentSlice, requestsSlice, supplyChainSlice, populateSlice);
  render(
    <AuthContext.Provider value={() => fakeAuth()}>
      <Provider store={store}>
        <WithTexts>{page}</WithTexts>
      </Provider>
    </AuthContext.Provider>,
  );
  const loaded = () =>
    act(() => Promise.all(store.dispatch(api.util.getRunningQueriesThunk())) as Promise<unknown>);
  await loaded();
  await loaded();
  const before = screen.getByRole('heading', { level: 1 }).textContent;
  expect(screen.queryByText(title)).not.toBeInTheDocument();

  broken = true;
  act(() => void store.dispatch(api.util.invalidateTags([...apiTags])));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText('You see what was loaded last; it may be out of date.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(before ?? '');

  broken = false;
  const [notice] = screen.getAllByRole('status').filter(({ textContent }) => textContent?.includes(title));
  await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
});
