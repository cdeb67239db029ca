import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import type { EmissionResult } from '../../../core/contracts/ca-emission-results';
import type { Locale } from '../../../core/i18n/locales';
import { screenStore } from './api-store';
import { stubNetwork } from './stub-network';
import { WithTexts } from './with-texts';
import { testYear } from '../../../src/features/carbon-accounting/records/test-records';
import { testReport, testResult } from '../../../src/features/carbon-accounting/results/shared/test-results';
import { carbonSlice } from '../../../src/features/carbon-accounting/calculation/carbon-slice';

export const results = 'GET /api/ca-emission-results/project/42';
export const report = `${results}/year/2024`;
export const page = (total: number, current: number, ...data: EmissionResult[]) => ({
  data,
  meta: { pagination: { page: current, pageSize: 1, pageCount: total, total } },
});
const world = {
  'GET /api/company-profile/42/privileges': {
    privileges: { AppMode: 'OPEN', CarbonAccounting: 'GRANTED_FREE' },
  },
  'GET /api/user-management/project/42/users': {
    data: [{ handle: '7', email: 'anna@example.test', role: 'Admin' }],
  },
  'GET /api/ca-activities-list': page(1, 1),
  'GET /api/ca-scope3-sectors': page(1, 1),
  [`${results}/years`]: { data: [testYear()] },
  [report]: { data: testReport() },
  [results]: page(1, 1, testResult()),
};

/** Shows the screen with a server that responds like this. */
export const showing =
  (shown: ReactElement) =>
  (routes: Parameters<typeof stubNetwork>[0] = {}, locale: Locale = 'en') => {
    const network = stubNetwork({ ...world, ...routes });
    const store = screenStore(carbonSlice);
    render(
      <Provider store={store}>
        <WithTexts locale={locale}>{shown}</WithTexts>
      </Provider>,
    );
    return { ...network, store };
  };

export const plain = (element: HTMLElement) => element.textContent?.normalize('NFKC');
