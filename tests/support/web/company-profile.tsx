import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import type { Locale } from '../../../core/i18n/locales';
import { api } from '../../../src/lib/api/api';
import { screenStore } from './api-store';
import { stubNetwork } from './stub-network';
import { testUser } from './test-user';
import { WithTexts } from './with-texts';

export const get = 'GET /api/company-profile/42';
export const put = 'PUT /api/company-profile/42';
export const history = 'GET /api/company-profile/42/history';
export const anna = testUser({
  firstName: 'Anna',
  email: 'anna@example.test',
  role: 'Admin',
  isMainUser: true,
});
export const profile = {
  CompanyData: {
    Name: 'Alpenguss GmbH',
    Country: 'AT',
    BusinessSegmentRegistration: 24,
    Address: '',
    City: 'Steyr',
    ZipCode: '4400',
    DunsNumber: '300417265',
    MonthOfFiscalYear: 1,
    CompanySize: 4,
  },
  PersonalData: {
    Name: 'Anna',
    SurName: 'Berger',
    Email: 'anna@example.test',
    Salutation: 'Frau',
    PhoneNumber: '',
    JobTitle: '',
  },
  version: 3,
};
export const changed = (City: string, version: number) => ({
  ...profile,
  CompanyData: { ...profile.CompanyData, City },
  version,
});
export const entry = {
  number: 1,
  at: '2026-11-20T08:00:00.000Z',
  actor: 'anna@example.test',
  actorName: 'Anna Berger',
  action: 'update',
  subject: 'Alpenguss GmbH',
  changes: [{ field: 'City', from: 'Linz', to: 'Steyr' }],
};
export const page = (data: object[]) => ({ data, meta: { pagination: { total: data.length } } });

/** Shows the screen with a server that responds like this. */
export const showing =
  (shown: ReactElement) =>
  (routes: Parameters<typeof stubNetwork>[0] = {}, users = [anna], locale: Locale = 'en') => {
    const network = stubNetwork({
      [get]: { data: profile },
      [history]: page([entry]),
      'GET /api/user-management/project/42/users': { data: users },
      'GET /api/company-profile/42/privileges': { privileges: {} },
      'GET /api/app-registration-industries': page([{ id: 24, code: 'METAL', name: 'Metal products' }]),
      ...routes,
    });
    const store = screenStore();
    const view = render(
      <Provider store={store}>
        <WithTexts locale={locale}>{shown}</WithTexts>
      </Provider>,
    );
    /** Simulates a server event. */
    const reload = () => act(async () => void store.dispatch(api.util.invalidateTags(['CompanyProfile'])));
    return { ...network, ...view, reload };
  };

export const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
export const city = () => screen.getByLabelText(/^City/);
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
export async function typeCity(text: string) {
  await userEvent.clear(city());
  await userEvent.type(city(), text);
}
