import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import { screenStore } from './api-store';
import { openedStores } from './opened-stores';
import { stubNetwork } from './stub-network';
import { WithTexts } from './with-texts';
import { requestsSlice } from '../../../src/features/requests/requests-slice';
import { testRequest } from './test-request';

export const list = 'GET /api/customer-requests/project/42';
export const respond = 'POST /api/customer-requests/project/42/respond';
export const nordwerk = testRequest({
  LinkingId: 'a',
  RequesterCompanyName: 'Nordwerk Automotive AG',
  withheld: ['emissions'],
});
export const velomotive = testRequest({
  LinkingId: 'b',
  RequesterCompanyName: 'Velomotive SE',
  Status: 'declined',
});

export const page = (...data: CustomerRequest[]) => ({ data, meta: { pagination: { pageCount: 1 } } });
export const accepted = () => ({
  data: { ...nordwerk, Status: 'accepted', version: 2, LastLinkingStatusChange: '2026-03-04T09:00:00Z' },
});
/** A server that accepts and counts the acceptance of the first request, and returns it from then on. */
export function accepting(...others: CustomerRequest[]) {
  let first: CustomerRequest = nordwerk;
  return {
    [list]: () => page(first, ...others),
    [respond]: jest.fn(() => {
      first = accepted().data;
      return accepted();
    }),
  };
}

const opened = openedStores();

/** Shows the screen with a server that responds like this. */
export const showing = (shown: ReactElement) => (routes: Parameters<typeof stubNetwork>[0]) => {
  const network = stubNetwork(routes);
  const store = opened(screenStore(requestsSlice));
  const screenOf = () =>
    render(
      <Provider store={store}>
        <WithTexts>{shown}</WithTexts>
      </Provider>,
    );
  const { unmount } = screenOf();
  return { ...network, store, unmount, showAgain: screenOf };
};

export const rowOf = async (customer: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(customer) })).parentElement as HTMLElement);

export async function answer(verb: 'Accept' | 'Decline', customer = nordwerk.RequesterCompanyName) {
  await userEvent.click(await screen.findByRole('button', { name: `${verb} the request from ${customer}` }));
  await userEvent.click(screen.getByRole('button', { name: `${verb} request` }));
}
