import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Boundary } from '../../../core/contracts/ca-boundary';
import type { AccountingSettings } from '../../../core/contracts/ca-settings';
import type { ActivityRecord } from '../../../core/contracts/ca-activities-data';
import { carbonSlice } from '../../../src/features/carbon-accounting/calculation/carbon-slice';
import { newActivity } from '../../../src/features/carbon-accounting/records/new-records';
import { screenStore } from './api-store';
import { newDevice } from './device';
import { openedStores } from './opened-stores';
import { stubNetwork, type Call } from './stub-network';
import { WithTexts } from './with-texts';

export const list = (...data: object[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 1000, pageCount: 1 } },
});
export const path = (resource: string, rest = '') => `/api/ca-${resource}/project/42${rest}`;

const gas = {
  id: 101,
  activityId: 101,
  name: 'Natural gas, gross calorific value',
  unit: 'kWh',
  dataCollectionSheet: 'SCOPE1' as const,
  hierarchyLevel1: 'Stationary combustion',
  hierarchyLevel2: 'Gaseous fuels',
  hierarchyLevel3: 'Natural gas',
  isActive: true,
  includedInFreeVersion: true,
  requiresExactValueInput: true,
};
export const steel = {
  id: 1,
  Scope3SectorId: 1,
  code: 'STEEL_MILL_PRODUCTS',
  name: 'Steel and iron mill products',
  hotspotSectorId: 1,
  isActive: true,
  includedInFreeVersion: true,
};

/** Accounts in EUR, with the published figures of 2023 and 2024. */
export const settings: AccountingSettings = {
  currency: 'EUR',
  currencies: ['CHF', 'EUR', 'USD'],
  money: {
    rates: [
      { currency: 'CHF', firstYear: 2023, unitsPerEur: [0.9718, 0.9526] },
      { currency: 'USD', firstYear: 2023, unitsPerEur: [1.0813, 1.08238] },
    ],
    prices: { firstYear: 2022, index: [292.655, 304.702, 313.689] },
  },
  version: 0,
};

/** Nothing is chosen yet. */
export const boundary: Boundary = {
  approach: null,
  fiscalYearStart: 1,
  baseYear: null,
  recalculationThreshold: 5,
  responsibleName: '',
  responsibleFunction: '',
  responsibleEmail: '',
  exclusions: [],
  absences: [],
  version: 0,
};

/** The activity that has been entered for 2024. */
export const record: ActivityRecord = {
  ...newActivity(gas, 2024, { amount: 500000, countryCode: 'DE', note: '', evidence: '', resourceId: '' }),
  version: 3,
};
export const saved = ({ body }: Call) => {
  const { Amount } = (body as { data: { Amount: number } }).data;
  return { data: { ...record, amount: Amount, typedAmount: Amount, version: 4 } };
};
export const update = `PUT ${path('activities-data', `/${record.id}`)}`;
export const sync = `POST ${path('activities-data', `/${record.id}/sync`)}`;
export const remove = `DELETE ${path('activities-data', `/${record.id}`)}`;

const world = {
  'GET /api/company-profile/42/privileges': {
    privileges: { AppMode: 'OPEN', CarbonAccounting: 'GRANTED_FREE' },
  },
  'GET /api/company-profile/42': { data: { CompanyData: { Country: 'DE' }, PersonalData: {}, version: 1 } },
  'GET /api/user-management/project/42/users': {
    data: [{ handle: '7', email: 'anna@example.test', role: 'Admin' }],
  },
  'GET /api/ca-activities-list': list(gas),
  'GET /api/ca-scope3-sectors': list(steel),
  'GET /api/ca-prefills-list': list(),
  'GET /api/app-countries': list({ id: 1, countryId: 276, code: 'DE', name: 'Germany', isActive: true }),
  'GET /api/app-registration-industries': list(),
  [`GET ${path('emission-results', '/years')}`]: { data: [] },
  [`GET ${path('activities-data')}`]: list(record),
  [`GET ${path('settings')}`]: { data: settings },
  [`GET ${path('boundary')}`]: { data: boundary },
  [`GET ${path('overlaps', '/year/2024')}`]: { data: [] },
  [`GET ${path('spend-volumes')}`]: list(),
  [`GET ${path('spend-distributions')}`]: list(),
  [`GET ${path('supplier-inputs')}`]: list(),
};

/** For a test file: shows the screen, with a network where only that activity has been entered. */
export function showing(shown: ReactNode) {
  beforeEach(() => {
    newDevice();
    window.sessionStorage.clear();
  });
  const opened = openedStores();

  return (routes: Parameters<typeof stubNetwork>[0] = {}) => {
    const network = stubNetwork({ ...world, ...routes });
    const store = opened(screenStore(carbonSlice));
    const { unmount } = render(
      <Provider store={store}>
        <WithTexts>{shown}</WithTexts>
      </Provider>,
    );
    return { ...network, store, unmount };
  };
}

export const amountField = () =>
  screen.findByRole('textbox', { name: 'Amount of Natural gas, gross calorific value, kWh' });
