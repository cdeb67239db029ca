import { render, screen, within } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { screenStore } from './api-store';
import { stubNetwork } from './stub-network';
import { WithTexts } from './with-texts';
import { testTotals, testYear } from '../../../src/features/carbon-accounting/records/test-records';
import { carbonSlice } from '../../../src/features/carbon-accounting/calculation/carbon-slice';

export const years = 'GET /api/ca-emission-results/project/42/years';
export const calculate = 'POST /api/ca-emission-results/project/42/calculate';
export const copy = 'POST /api/ca-emission-results/project/42/year/2023/copy';
/** What was sold and shared in a year. */
export const allocationsOf = (year: number) => `GET /api/ca-allocations/project/42/year/${year}`;
const privileges = 'GET /api/company-profile/42/privileges';
export const users = 'GET /api/user-management/project/42/users';

export const user = (role: string, viewOnly = false) => ({
  data: [{ handle: '7', email: 'anna@example.test', role, viewOnly }],
});
const open = {
  [privileges]: { privileges: { AppMode: 'OPEN', CarbonAccounting: 'GRANTED_FREE' } },
  [users]: user('Admin'),
  ...Object.fromEntries([2022, 2024].map((year) => [allocationsOf(year), { data: { year, customers: [] } }])),
};

/** Shows the screen with a server that responds like this. */
export const showing =
  (shown: ReactElement) => (routes: Parameters<typeof stubNetwork>[0], beside?: ReactNode) => {
    const network = stubNetwork({ ...open, ...routes });
    const store = screenStore(carbonSlice);
    render(
      <Provider store={store}>
        <WithTexts>
          {shown}
          {beside}
        </WithTexts>
      </Provider>,
    );
    return { ...network, store };
  };

/** A server with a year whose figures have changed; after a calculation it returns the results. */
export function calculating(totals = testTotals()) {
  let year = testYear({ needsRecalculation: true });
  return {
    [years]: () => ({ data: [year] }),
    [calculate]: () => {
      year = { ...year, totals, needsRecalculation: false };
      return { data: { year: 2024, durationMs: 400, rows: 3, totals } };
    },
  };
}

export const rowOf = async (year: number) =>
  within((await screen.findByRole('rowheader', { name: String(year) })).parentElement as HTMLElement);
