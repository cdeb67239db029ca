import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { roleCells, type RoleAction, type Who } from '../../../tests/support/roles-table';
import { screenStore } from '../../../tests/support/web/api-store';
import { anna } from '../../../tests/support/web/fake-auth';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { testUser } from '../../../tests/support/web/test-user';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { AuditScreen } from '../../features/audit/components/audit-screen';
import { carbonSlice } from '../../features/carbon-accounting/calculation/carbon-slice';
import { YearsScreen } from '../../features/carbon-accounting/years/years-screen';
import { testYear } from '../../features/carbon-accounting/records/test-records';
import { CompanyProfileScreen } from '../../features/company-profile/components/company-profile-screen';
import { UsersScreen } from '../../features/users/components/users-screen';
import { projectApi } from '../../domain/company/project-api';

jest.mock('gatsby', () => ({
  navigate: jest.fn(),
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const luis = testUser();
const ada = testUser({ firstName: 'Ada', lastName: 'Admin', role: 'Admin' });
const mia = testUser({ firstName: 'Mia', lastName: 'Main', role: 'Admin', isMainUser: true });
const own = (who: Who) =>
  testUser({
    email: anna.email,
    firstName: 'Anna',
    lastName: 'Berger',
    role: who === 'user' ? 'User' : 'Admin',
    isMainUser: who === 'mainUser',
  });
const page = (...data: unknown[]) => ({ data, meta: { pagination: { total: data.length, pageCount: 1 } } });

async function show(who: Who, content: ReactElement) {
  stubNetwork({
    'GET /api/user-management/project/42/users': {
      data: [own(who), luis, ada, ...(who === 'mainUser' ? [] : [mia])],
    },
    'GET /api/company-profile/42/privileges': {
      privileges: { AppMode: 'OPEN', CarbonAccounting: 'GRANTED_FREE' },
    },
    'GET /api/company-profile/42': { data: { CompanyData: { Name: 'Alpenguss GmbH' } } },
    'GET /api/company-profile/42/history': page(),
    'GET /api/app-registration-industries': page(),
    'GET /api/audit/project/42': page(),
    'GET /api/ca-emission-results/project/42/years': { data: [testYear()] },
  });
  const store = screenStore(carbonSlice);
  // As after start-up: the person's identity is known before a page is shown.
  await store.dispatch(projectApi.endpoints.getUsers.initiate(42));
  await store.dispatch(projectApi.endpoints.getPrivileges.initiate(42));
  render(
    <Provider store={store}>
      <WithTexts>{content}</WithTexts>
    </Provider>,
  );
}

const isThere = (name: string) => screen.queryByRole('button', { name }) !== null;
const row = async (name: RegExp) =>
  within((await screen.findByRole('rowheader', { name })).parentElement as HTMLElement);

/** Whether the menu of a person offers an action. */
const offers = (name: string, action: string) => async (who: Who) => {
  await show(who, <UsersScreen />);
  const person = await row(new RegExp(name));
  const menu = person.queryByRole('button', { name: `Actions for ${name}` });
  if (!menu) return false;
  await userEvent.click(menu);
  return isThere(action);
};

const screens: Record<RoleAction, (who: Who) => Promise<boolean>> = {
  async 'see who works here'(who) {
    await show(who, <UsersScreen />);
    return (await screen.findByText('Luis Ortega')) !== null;
  },
  async 'add a person'(who) {
    await show(who, <UsersScreen />);
    await screen.findByText('Luis Ortega');
    return isThere('Add person');
  },
  'edit a User': offers('Luis Ortega', 'Edit details'),
  'edit an Admin': offers('Ada Admin', 'Edit details'),
  'change a role': offers('Luis Ortega', 'Make administrator'),
  'remove a User': offers('Luis Ortega', 'Remove'),
  async 'remove the main user'(who) {
    // The main user is not in their own list.
    return who === 'mainUser' ? false : offers('Mia Main', 'Remove')(who);
  },
  'set to view only': offers('Luis Ortega', 'Set to view only'),
  'transfer the main-user role': offers('Luis Ortega', 'Transfer main-user role'),
  async 'read the audit trail'(who) {
    await show(who, <AuditScreen />);
    await screen.findByText(/^(No entries|Only administrators of your company may read the audit trail\.)$/);
    return screen.queryByText('No entries') !== null;
  },
  async 'see the company profile'(who) {
    await show(who, <CompanyProfileScreen />);
    return (await screen.findByText('Alpenguss GmbH')) !== null;
  },
  async 'edit the company profile'(who) {
    await show(who, <CompanyProfileScreen />);
    await screen.findByText('Alpenguss GmbH');
    await screen.findByText(/Nothing has been changed yet/);
    return isThere('Edit profile');
  },
  async 'see carbon accounts'(who) {
    await show(who, <YearsScreen />);
    return (await screen.findByRole('rowheader', { name: '2024' })) !== null;
  },
  async 'change carbon accounts'(who) {
    await show(who, <YearsScreen />);
    await screen.findByRole('rowheader', { name: '2024' });
    return isThere('Add a year');
  },
};

test.each(roleCells)('%s as %s: %s', async (action, who, may) => {
  expect(await screens[action](who)).toBe(may);
});
